import IconBooks from "@tabler/icons-react/dist/esm/icons/IconBooks.mjs";
import IconBellRinging from "@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs";
import IconBookmark from "@tabler/icons-react/dist/esm/icons/IconBookmark.mjs";
import IconBuildingBank from "@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs";
import IconCompass from "@tabler/icons-react/dist/esm/icons/IconCompass.mjs";
import IconFileCertificate from "@tabler/icons-react/dist/esm/icons/IconFileCertificate.mjs";
import IconFiles from "@tabler/icons-react/dist/esm/icons/IconFiles.mjs";
import IconGitCompare from "@tabler/icons-react/dist/esm/icons/IconGitCompare.mjs";
import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import IconInbox from "@tabler/icons-react/dist/esm/icons/IconInbox.mjs";
import IconInfoCircle from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
import IconListDetails from "@tabler/icons-react/dist/esm/icons/IconListDetails.mjs";
import IconListSearch from "@tabler/icons-react/dist/esm/icons/IconListSearch.mjs";
import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import IconMessages from "@tabler/icons-react/dist/esm/icons/IconMessages.mjs";
import IconNavigation from "@tabler/icons-react/dist/esm/icons/IconNavigation.mjs";
import IconPackage from "@tabler/icons-react/dist/esm/icons/IconPackage.mjs";
import IconNotes from "@tabler/icons-react/dist/esm/icons/IconNotes.mjs";
import IconPalette from "@tabler/icons-react/dist/esm/icons/IconPalette.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import IconSettings from "@tabler/icons-react/dist/esm/icons/IconSettings.mjs";
import IconStack2 from "@tabler/icons-react/dist/esm/icons/IconStack2.mjs";
import IconTemplate from "@tabler/icons-react/dist/esm/icons/IconTemplate.mjs";
import IconUserCircle from "@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";
import type { PageEntry } from "../shared/pages.ts";

/** Shows every piece of the kit; only while developing. */
const stylePage: PageEntry[] = import.meta.env.DEV
  ? [
      {
        path: "/style",
        label: "Style page",
        icon: IconPalette,
        access: "signed-in",
        load: async () => (await import("../routes/style.tsx")).StylePage,
      },
    ]
  : [];

const administration = { access: "signed-in", roles: ["administrator"], within: "/admin" } as const;

/** Every page inside a frame, in the order of the sidebar; routes, sidebar, palette, phone bar and tiles are read off it. */
export const pages: readonly PageEntry[] = [
  {
    path: "/dashboard",
    label: "Dashboard",
    icon: IconHome,
    access: "signed-in",
    sidebar: "main",
    phone: true,
    load: async () => (await import("../routes/dashboard.tsx")).Dashboard,
  },
  {
    path: "/queries",
    label: "Ask",
    icon: IconSearch,
    access: "signed-in",
    sidebar: "main",
    phone: true,
    palette: "Ask a question",
    load: async () => (await import("../routes/queries.tsx")).Queries,
  },
  { path: "/queries/:answerId", access: "signed-in", load: async () => (await import("../routes/answer.tsx")).Answer },
  {
    path: "/queries/:answerId/compare/:otherId",
    access: "signed-in",
    load: async () => (await import("../routes/compare.tsx")).Compare,
  },
  {
    path: "/library",
    label: "Library",
    icon: IconBooks,
    access: "signed-in",
    sidebar: "main",
    phone: true,
    within: "/library",
    load: async () => (await import("../routes/library.tsx")).Library,
  },
  {
    path: "/library/sources",
    label: "Official sources",
    icon: IconBuildingBank,
    access: "signed-in",
    within: "/library",
    load: async () => (await import("../routes/official-sources.tsx")).OfficialSources,
  },
  {
    path: "/library/sources/:officialId",
    access: "signed-in",
    load: async () => (await import("../routes/official-source.tsx")).OfficialSourcePage,
  },
  {
    path: "/library/changes",
    label: "What changed",
    icon: IconGitCompare,
    access: "signed-in",
    within: "/library",
    load: async () => (await import("../routes/official-changes.tsx")).OfficialChanges,
  },
  {
    path: "/library/registers",
    label: "Registers",
    icon: IconListSearch,
    access: "signed-in",
    within: "/library",
    load: async () => (await import("../routes/official-registers.tsx")).OfficialRegisters,
  },
  { path: "/library/:sourceId", access: "signed-in", load: async () => (await import("../routes/source.tsx")).SourcePage },
  {
    path: "/clinres",
    label: "ClinRes Navigator",
    icon: IconNavigation,
    access: "signed-in",
    sidebar: "main",
    load: async () => (await import("../routes/clinres.tsx")).ClinRes,
  },
  {
    path: "/documents",
    label: "Documents",
    icon: IconFiles,
    access: "signed-in",
    sidebar: "main",
    tile: "documents",
    load: async () => (await import("../routes/documents.tsx")).Documents,
  },
  { path: "/documents/:documentId", access: "signed-in", load: async () => (await import("../routes/document.tsx")).DocumentPage },
  {
    path: "/bookmarks",
    label: "Bookmarks",
    icon: IconBookmark,
    access: "signed-in",
    sidebar: "main",
    tile: "bookmarked",
    load: async () => (await import("../routes/bookmarks.tsx")).Bookmarks,
  },
  {
    path: "/alerts",
    label: "Alerts",
    icon: IconBellRinging,
    access: "signed-in",
    sidebar: "main",
    phone: true,
    badge: "unread",
    load: async () => (await import("../routes/alerts.tsx")).Alerts,
  },
  { path: "/alerts/:alertId", access: "signed-in", load: async () => (await import("../routes/alert.tsx")).AlertPage },
  {
    path: "/regulatory-compass",
    label: "Regulatory Compass",
    icon: IconCompass,
    access: "signed-in",
    sidebar: "tools",
    load: async () => (await import("../routes/compass.tsx")).Compass,
  },
  {
    path: "/regulatory-compass/products",
    label: "Products",
    icon: IconPackage,
    access: "signed-in",
    load: async () => (await import("../routes/products.tsx")).Products,
  },
  {
    path: "/regulatory-compass/products/:productId",
    access: "signed-in",
    load: async () => (await import("../routes/product.tsx")).ProductPage,
  },
  { path: "/gap-matrix", access: "signed-in", load: async () => (await import("../routes/gap-matrix.tsx")).GapMatrixPage },
  {
    path: "/regulatory-intelligence-hub",
    label: "FDA Guidance Library",
    icon: IconFileCertificate,
    access: "signed-in",
    sidebar: "tools",
    load: async () => (await import("../routes/guidance.tsx")).GuidanceLibrary,
  },
  {
    path: "/regulatory-intelligence-hub/:guidanceId",
    access: "signed-in",
    load: async () => (await import("../routes/guidance-document.tsx")).GuidanceDocumentPage,
  },
  {
    path: "/templates",
    label: "Global Templates",
    icon: IconTemplate,
    access: "signed-in",
    sidebar: "tools",
    over: "templates",
    load: async () => (await import("../routes/templates.tsx")).Templates,
  },
  { path: "/templates/:templateId", access: "signed-in", load: async () => (await import("../routes/template.tsx")).TemplatePage },
  {
    path: "/discussion-board",
    label: "Discussion Board",
    icon: IconMessages,
    access: "signed-in",
    sidebar: "tools",
    over: "discuss",
    load: async () => (await import("../routes/discussion-board.tsx")).DiscussionBoard,
  },
  {
    path: "/discussion-board/reports",
    access: "signed-in",
    roles: ["reviewer", "administrator"],
    load: async () => (await import("../routes/discussion-reports.tsx")).DiscussionReports,
  },
  {
    path: "/discussion-board/:discussionId",
    access: "signed-in",
    load: async () => (await import("../routes/discussion.tsx")).DiscussionPage,
  },
  {
    path: "/help",
    label: "Contact Us",
    icon: IconMail,
    access: "public",
    sidebar: "foot",
    load: async () => (await import("../routes/help.tsx")).Help,
  },
  {
    path: "/admin",
    label: "Administration",
    icon: IconSettings,
    access: "signed-in",
    roles: ["administrator"],
    sidebar: "foot",
    load: async () => (await import("../routes/admin.tsx")).Admin,
  },
  {
    path: "/admin/people",
    label: "People",
    icon: IconUsers,
    ...administration,
    load: async () => (await import("../routes/people.tsx")).People,
  },
  {
    path: "/admin/messages",
    label: "Messages",
    icon: IconInbox,
    ...administration,
    load: async () => (await import("../routes/messages.tsx")).Messages,
  },
  {
    path: "/admin/jobs",
    label: "Jobs",
    icon: IconStack2,
    ...administration,
    load: async () => (await import("../routes/jobs.tsx")).Jobs,
  },
  {
    path: "/admin/sources",
    label: "Sources",
    icon: IconBuildingBank,
    ...administration,
    load: async () => (await import("../routes/official-sources.tsx")).OfficialSources,
  },
  {
    path: "/admin/notes",
    label: "Notes to confirm",
    icon: IconNotes,
    ...administration,
    load: async () => (await import("../routes/notes.tsx")).Notes,
  },
  {
    path: "/admin/audit",
    label: "Audit trail",
    icon: IconListDetails,
    ...administration,
    load: async () => (await import("../routes/audit.tsx")).Audit,
  },
  {
    path: "/account",
    label: "Account",
    icon: IconUserCircle,
    access: "signed-in",
    load: async () => (await import("../routes/account.tsx")).Account,
  },
  {
    path: "/about",
    label: "About Us",
    icon: IconInfoCircle,
    access: "public",
    load: async () => (await import("../routes/about.tsx")).About,
  },
  ...stylePage,
  { path: "*", access: "public", load: async () => (await import("../routes/not-found.tsx")).NotFound },
];
