/** Input that each operation accepts or, where it needs something to exist first, would otherwise accept. */
const someId = "00000000-0000-4000-8000-000000000000";

export const samples: Record<string, Record<string, unknown>> = {
  "alerts.create": { title: "New guidance", description: "Read it." },
  "answers.ask": { query: "Which regulation lists what a 510(k) summary must contain?" },
  "answers.askAgain": { id: someId },
  "answers.export": { id: someId, format: "pdf" },
  "answers.askStream": { query: "Which regulation lists what a 510(k) summary must contain?" },
  "answers.get": { id: someId },
  "answers.standing": { id: someId },
  "contact.send": { firstName: "Ana", lastName: "Sample", email: "ana@example.org", message: "Hello" },
  "corpus.read": { id: someId },
  "corpus.contents": { id: someId },
  "corpus.importVersion": {
    identifier: "Example 1",
    title: "An example",
    authority: "Nobody",
    jurisdiction: "US",
    kind: "guidance",
    binding: false,
    label: "1",
    status: "final",
    retrieved: "2026-01-02",
    passages: [{ citation: "Example 1", text: "Some text." }],
  },
  "guidance.search": { query: "software" },
  "notifications.markRead": { id: someId },
  "queries.create": { question: "What?", response: "That." },
  "queries.update": { id: someId, is_bookmarked: false },
  "sessions.create": { code: "a-code-nobody-gave" },
  "sessions.redirectUrl": { provider: "local" },
  "templates.logDownload": { templateId: "t1", templateName: "Cover letter", country: "US", authority: "FDA" },
};
