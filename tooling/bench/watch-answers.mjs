/** Clauses that answers rest on, of which each hundredth says something else since. */
const clauses = 100;
const cited = 3;

/** One of the fourth version, as all ids are. */
const uuid = (name) => `overlay(overlay(md5(${name}) placing '4' from 13) placing '8' from 17)::uuid`;
const rule = uuid("'rule'");
const version = (label) => uuid(`'rule ${label}'`);
const passage = (nth, words = "'as it was'") => uuid(`'rule ' || ${nth} || ' ' || ${words}`);
const wordsOf = (label) => (label === "2026" ? "case when n % 100 = 0 then 'as it is' else 'as it was' end" : "'as it was'");
const each = `generate_series(0, ${clauses - 1}) n`;

/** The same clauses as one version holds them. */
const holding = (label) => [
  `insert into passage (id, source_id, citation, heading, heading_path, text, hash)
  select ${passage("n", wordsOf(label))}, ${rule}, '21 CFR 5000.' || n, 'Duty ' || n, '[]', repeat('Keep it ' || ${wordsOf(label)} || '. ', 20), n || ${wordsOf(label)}
  from ${each} on conflict do nothing`,
  `insert into version_passage (version_id, ordinal, passage_id) select ${version(label)}, n, ${passage("n", wordsOf(label))} from ${each}`,
];

/** So many answers of a person's, each of which rests on some clauses of a rule, some of which have changed since. */
export const answersOnChangedWords = (person, many) => [
  `insert into source (id, identifier, title, authority, jurisdiction, kind, binding, text_kind, created_at)
  values (${rule}, '21 CFR 5000', 'A rule', 'FDA', 'US', 'regulation', true, 'verbatim', now() - interval '1 year')`,
  `insert into source_version (id, source_id, label, status, effective, retrieved, content_hash, is_current, passages, created_at) values
  (${version("2024")}, ${rule}, '2024', 'superseded', '2024-01-01', current_date, '2024', false, ${clauses}, now() - interval '1 year'),
  (${version("2026")}, ${rule}, '2026', 'in_force', '2026-02-02', current_date, '2026', true, ${clauses}, now() - interval '1 day')`,
  ...holding("2024"),
  ...holding("2026"),
  `insert into answer (id, owner_id, result, question, authority, as_of, outcome, confidence_score, created_at)
  select ${uuid("'answer ' || n")}, ${person}, '{}', 'What about duty ' || n || '?', 'FDA', current_date - 30, 'answered', 0.9, now() - interval '30 days' - n * interval '1 minute'
  from generate_series(1, ${many}) n`,
  `insert into citation (citing_kind, citing_id, place, owner_id, source_id, version_id, passage_id, passage_hash, citation, status, as_of, cited_at)
  select 'answer', ${uuid("'answer ' || n")}, place, ${person}, ${rule}, ${version("2024")}, ${passage(`(n + place) % ${clauses}`)}, '', '21 CFR 5000.' || (n + place) % ${clauses},
    'in_force', current_date - 30, now() - interval '30 days' - n * interval '1 minute' from generate_series(1, ${many}) n, generate_series(0, ${cited - 1}) place`,
];
