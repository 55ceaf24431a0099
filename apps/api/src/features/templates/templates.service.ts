import { createHash } from "node:crypto";
import { type Template, type TemplateDetail, type TemplateFormat, templateMediaTypes } from "@clausewise/contracts";
import { AppError, notFound } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import { type Caller, type Viewer, viewerOf, type Services } from "../../service.ts";
import type { AuditEntry, AuditTrail } from "../audit/audit-trail.ts";
import type { Citations, CitedPassage } from "../citations/citations.ts";
import type { GapEvidence, GapReads } from "../gaps/gaps.reads.ts";
import type { LibraryReads } from "../library/library.reads.ts";
import type { ProductReads } from "../products/products.reads.ts";
import { type FillingProduct, fillingsOf } from "./fillings.ts";
import { formOf } from "./form-of.ts";
import { asTemplate, browseTemplates, listedTemplates } from "./listed-templates.ts";
import { shownSections } from "./shown-sections.ts";
import { sectionName } from "./template-shelf.ts";
import type { TemplateView, ViewParts } from "./template-view.ts";
import { countDownloads, insertDownload, insertFile, listFiles } from "./templates.repository.ts";

export interface TemplateParts extends ViewParts {
  database: Database;
  audit: AuditTrail;
  citations: Pick<Citations, "cite" | "changedSince">;
  library: ViewParts["library"] & Pick<LibraryReads, "amendmentsOf">;
  products: Pick<ProductReads, "find">;
  gaps: Pick<GapReads, "evidence">;
  view: TemplateView;
}

const noTemplate = () => notFound("This template");

/** Templates of our own, filled from products, and the forms of authorities. */
export function createTemplateService(parts: TemplateParts): Services["templates"] {
  const { database, audit, clock, citations, view } = parts;

  const listed = async () => listedTemplates(parts.shelf(), await view(), await countDownloads(database));

  async function detail(id: string, product: string | undefined, caller: Caller): Promise<TemplateDetail> {
    const found = (await listed()).find((one) => one.id === id);
    if (!found) throw noTemplate();
    return found.origin === "official"
      ? officialDetail(parts, asTemplate(found))
      : ownDetail(parts, asTemplate(found), product, viewerOf(caller));
  }

  return {
    list: async (filter) => browseTemplates(await listed(), filter),
    get: ({ id, product }, caller) => detail(id, product, caller),

    async file({ id, format, product, instructions }, caller) {
      const template = await detail(id, product, caller);
      const wanted = formatFor(template, format);
      const bytes = await written(formOf(template, { today: clock.today(), instructions }), wanted);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      await keep(parts, template, { format: wanted, sha256 }, caller);
      return { filename: `clausewise-${id}.${wanted.toLowerCase()}`, media_type: templateMediaTypes[wanted], bytes };
    },

    async made(filter, caller) {
      const viewer = viewerOf(caller);
      const { items, ...page } = await listFiles(database, viewer, filter);
      const ids = items.map(({ id }) => id);
      const changes = await citations.changedSince(viewer, "template_file", ids, clock.today());
      return {
        ...page,
        items: items.map(({ created_at, ...file }) => ({
          ...file,
          made_at: created_at,
          changes: (changes.get(file.id) ?? []).map(({ citation, kind, now }) => ({ citation, kind, since: now?.held_since ?? null })),
        })),
      };
    },

    logDownload: (download, caller) =>
      audit.change(caller, async (tx) => {
        await insertDownload(tx, viewerOf(caller), download, clock.now());
        const entry: AuditEntry = { action: "template.downloaded", object_id: download.templateId, changes: download };
        return { result: { done: true }, entry };
      }),
  };
}

function officialDetail({ shelf }: TemplateParts, template: Template): TemplateDetail {
  const form = shelf().form(template.id);
  if (!form) throw noTemplate();
  return {
    ...template,
    basis: form.asked_by.map(({ source, clause }) => ({ source, clauses: clause })),
    official: { title: form.url_note, url: form.url },
    checked_against: form.checked_against,
    product: null,
    shown: [],
  };
}

async function ownDetail(parts: TemplateParts, template: Template, productId: string | undefined, viewer: Viewer): Promise<TemplateDetail> {
  const { shelf, clock, gaps, view } = parts;
  const content = shelf().template(template.id);
  if (!content) throw noTemplate();
  const product = await productOf(parts, viewer, productId);
  const evidence: ReadonlyMap<string, GapEvidence> = product === null ? new Map() : await gaps.evidence(viewer, product.id);
  const { of } = await view();
  const shown = shownSections(content, {
    fillings: fillingsOf(product, clock.today()),
    packs: shelf().packs,
    evidence,
    clausesOf: ({ id }) => of.get(sectionName(content.template, id)) ?? [],
  });
  const { basis, official_source: official, checked_against } = content;
  return { ...template, basis, official, checked_against, product: product && { id: product.id, name: product.name }, shown };
}

async function productOf({ products }: TemplateParts, viewer: Viewer, id: string | undefined): Promise<FillingProduct | null> {
  if (id === undefined) return null;
  const product = await products.find(viewer, id);
  if (!product) throw notFound("This product");
  return product;
}

function formatFor({ authority, formats: [own, ...others] }: TemplateDetail, wanted: TemplateFormat | undefined): TemplateFormat {
  if (own === undefined) throw new AppError("invalid", `This form is ${authority}'s own. Open its page to have it.`);
  const made = wanted ?? own;
  if (made !== own && !others.includes(made))
    throw new AppError("invalid", `This template is made as ${[own, ...others].join(" or ")}, not as ${made}. Choose one of these.`);
  return made;
}

async function written(form: ReturnType<typeof formOf>, format: TemplateFormat): Promise<Buffer> {
  const { writeFormDocx, writeFormPdf, writeFormXlsx } = await import("@clausewise/documents");
  const write = { DOCX: writeFormDocx, PDF: writeFormPdf, XLSX: writeFormXlsx }[format];
  return write(form);
}

/** Keeps that a file was made, and rests it on the words that its clauses have today. */
async function keep(
  { audit, clock, citations, library, shelf, view }: TemplateParts,
  template: TemplateDetail,
  { format, sha256 }: { format: TemplateFormat; sha256: string },
  caller: Caller,
): Promise<void> {
  const { places } = await view();
  const today = clock.today();
  const asked =
    shelf()
      .template(template.id)
      ?.sections.flatMap((section) => section.citations) ?? [];
  const cited = asked.flatMap(places).map((one): CitedPassage => ({
    ...one,
    quote: null,
    quote_start: null,
    amended: library.amendmentsOf(one.citation).filter(({ since }) => since <= today),
  }));
  const viewer = viewerOf(caller);
  const at = clock.now();
  const made = {
    template: template.id,
    name: template.name,
    version: template.lastUpdated,
    format,
    product: template.product?.name ?? null,
    sha256,
  };
  await audit.change(caller, async (tx) => {
    const id = await insertFile(tx, viewer, { ...made, created_at: at });
    await citations.cite(tx, { kind: "template_file", id, viewer, as_of: today, at }, cited);
    return { result: null, entry: { action: "template.made", object_id: id, changes: made } };
  });
}
