/** `pnpm bench search …`, `pnpm bench api …`, and the others below */
const [what, ...args] = process.argv.slice(2);
const programs = {
  search: "./search.mjs",
  api: "./api.mjs",
  screen: "./screen.mjs",
  documents: "./documents.mjs",
  shelves: "./shelves.mjs",
  official: "./official.mjs",
  watch: "./watch.mjs",
  gaps: "./gaps.mjs",
  markets: "./markets.mjs",
  paint: "./paint.mjs",
  passage: "./changed-passage.mjs",
  cluster: "./cluster.mjs",
};
if (what in programs) {
  process.argv.splice(2, process.argv.length, ...args);
  await import(programs[what]);
} else {
  console.error(`Usage:
  pnpm bench search [--sizes 14000,150000] [--questions 300] [--only own,fts5,postgres] [--json FILE] [--million]
  pnpm bench api [--data-dir DIR] [--postgres] [--only start,questions,beside,many,worst,rows] [--seconds 20] [--connections 200]
  pnpm bench screen [--data-dir DIR] [--questions 24] [--each]
  pnpm bench documents [--rounds 3] [--only read,way] [--json FILE] [--kills 10 [--postgres]]
  pnpm bench shelves [--people 100] [--documents 1000] [--passages 10]
  pnpm bench official [--only looks,faults,first,title,beside,notes] [--rows 2794] [--parts 275] [--sections 31] [--paragraphs 14] [--recalls 30000] [--pause 0.2] [--delay 1] [--kills 20]
  pnpm bench watch [--kills 50] [--heard 50] [--lists [--seconds 20]]
  pnpm bench gaps [--rounds 100] [--clicks 30]
  pnpm bench markets [--rounds 200] [--clicks 20]
  pnpm bench paint [--rounds 24] [--only comparison,flowchart,other,view,matrix,clock,timeline,hub,letters,own-chart,own-matrix]
  pnpm bench passage [--rounds 10]
  pnpm bench cluster [--people 200] [--seconds 60] [--pace 3] [--undisturbed]

  search times our search beside others; with --million over a million passages beside FTS5 alone. api times the built product under load, with all texts of ../shared/data
  imported; --data-dir keeps the imported data for the next time. screen times what a person waits in a browser from Enter to
  the painted answer, on such data or the built-in library alone; --each tells every question. documents times the reading of
  PDFs beside pdftotext, and their whole way through the built product from being handed in to being answered from; with --kills
  it says what is left of acknowledged files when the built product is killed as often while they arrive and are read. shelves
  measures what is held of the documents that people keep for themselves. official times looks at official sources at their
  full size, which a double answers for; counts what is told of every source behind every fault; says how long after a first start
  answers quote the texts asked about most, where each answer of the double takes --delay seconds; times what ordinary requests
  take beside the first look at title 21 and beside all first looks, and how long the notes written before a change take to be
  listed; and says with --kills what is left when the product is killed as often during its first looks. watch kills
  the product as often while it sends mail, digests and webhooks, counts what came, came twice or was lost, and times how soon
  one window hears what was read in another; with --lists it times the watch's lists of 10,000 rows instead, with 50 clients. gaps
  times the lists of a gap analysis over all rule packs, on the server and in a browser until the rows are painted. markets
  times the comparison of four markets, on the server and in a browser until the table is painted. paint times comparisons, flowcharts, matrix, timeline and trends in a browser from the click
  until they are painted, and tells the network's part from the screen's. passage changes one passage and
  times until everything that rests on it tells so. cluster starts two database servers, a pooler, proxies and four processes,
  has 200 people read and change for 60 s, kills a process of each kind and the database that leads, and says what was lost,
  made twice or is told differently.`);
  process.exitCode = 2;
}
