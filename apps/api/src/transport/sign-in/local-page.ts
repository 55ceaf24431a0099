import { samplePeople, type SamplePerson } from "./local-people.ts";

const style = `
:root { color-scheme: light dark; --ink: #1f2328; --quiet: #59636e; --paper: #fbfaf7; --card: #fff; --line: #d9d5cc; --accent: #1f5f54; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --quiet: #a3a9b0; --paper: #16181b; --card: #1f2226; --line: #3a3f46; --accent: #7cc4b5; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 27rem; }
h1 { font-size: 1.4rem; margin: 0 0 0.25rem; }
p { color: var(--quiet); margin: 0 0 1.25rem; }
form { margin: 0 0 0.6rem; }
button { width: 100%; padding: 0.8rem 1rem; text-align: left; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; cursor: pointer; }
button:hover { border-color: var(--accent); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
b, small { display: block; } small { color: var(--quiet); font-size: 0.875rem; }`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;

const choice = ({ id, name, email, work, role }: SamplePerson) =>
  `<form method="post"><button name="person" value="${id}"><b>${name}</b><small>${work}${role === "administrator" ? ", administrator" : ""}</small><small>${email}</small></button></form>`;

/** What somebody is here for: to sign in, or to prove anew who they are. */
export type Visit = "sign in" | "confirm";

const asked: Record<Visit, { title: string; lede: string }> = {
  "sign in": { title: "Who is signing in?", lede: "These are sample people for trying Clausewise on this computer." },
  confirm: {
    title: "Who is signing?",
    lede: "An identity provider asks here for a password or more. Sample people have none: choose who you are, and what you began is signed.",
  },
};

/** The page on which one of the sample people is chosen; works without scripts. */
export const choicePage = (visit: Visit): string =>
  page(asked[visit].title, `<p>${asked[visit].lede}</p>${samplePeople.map(choice).join("\n")}`);

export const expiredPage = (): string => page("This sign-in has ended", "<p>Go back to Clausewise and start it again.</p>");
