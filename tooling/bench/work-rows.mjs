/** What fills the lists of a person's work, and those of an administrator, with rows; and how they are asked for. */

const ana = "(select id from person where subject = 'ana')";
const product = `(select id from product where owner_id = ${ana} order by created_at limit 1)`;
const check = `(select id from reference_check where owner_id = ${ana} order by created_at desc limit 1)`;

/** A row for each number; two moments of it go back a minute each. */
const series = (many) => `from (select n, now() - n * interval '1 minute' as at from generate_series(1, ${many}) n) each`;

export const fillingOfWork = (many) => [
  `insert into product (owner_id, version, name, areas, classification, "targetMarkets", "currentStage", description, product_codes, regulation_numbers,
    classes, cfr_parts, standards, "predicateDevices", "referenceProducts", firm, watched_firms, notified_body, watched_sources, saved_searches, created_at, updated_at)
  select ${ana}, 1, 'Pump ' || n, array['device'], '', array['US', 'EU'], 'concept', repeat('A pump. ', 20), '[]', '{}',
    '[]', array['21 CFR 820'], '[]', '[]', '[]', '', '{}', '', '{"official": [], "library": []}', '[]', at, at ${series(many)}`,
  `insert into pathway_assessment (owner_id, version, product_id, rule_set, name, answers, outcomes, created_at, updated_at)
  select ${ana}, 1, ${product}, 'us-device', 'Assessment ' || n, '{}', '{}', at, at ${series(many)}`,
  `insert into draft (owner_id, version, title, characters, text, created_at, updated_at)
  select ${ana}, 1, 'Draft ' || n, 2000, repeat('The pump is sterile. ', 100), at, at ${series(many)}`,
  `insert into translation (owner_id, title, from_language, to_language, state, segments, flags, term_flags, created_at, updated_at)
  select ${ana}, 'Instructions ' || n, 'en', 'de', 'done', 40, '[]', '[]', at, at ${series(many)}`,
  `insert into protocol_analysis (owner_id, document_version, title, state, progress, step, tries, facts, items, corrections, chosen, created_at, updated_at)
  select ${ana}, 1, 'Protocol ' || n, 'done', 1, '', 1, '[]', '[]', '{}', '{}', at, at ${series(many)}`,
  `insert into reference_check (owner_id, title, text, parts, characters, state, as_of, counts, created_at)
  select ${ana}, 'Report ' || n, repeat('See 21 CFR 820.35. ', 20), '[]', 380, 'done', current_date, '{"in_force": 1}', at ${series(many)}`,
  `insert into checked_reference (owner_id, check_id, first_at, gravity, kind, verdict, reference, message, successors, differences, places)
  select ${ana}, ${check}, n, n % 7, 'clause', 'in_force', '21 CFR 820.' || n, 'Stands in the library.', '[]', '[]', '[{"start": 0, "end": 4, "before": "", "words": "word", "after": "", "part": null}]' ${series(many)}`,
  `insert into template_file (owner_id, template, name, version, format, product, sha256, created_at)
  select ${ana}, 'us-510k-summary', 'Summary ' || n, '1', 'docx', 'Pump ' || n, md5(n::text), at ${series(many)}`,
  `insert into coach_session (owner_id, conversation, answer_id, question, answer, outcome, statements, further, confidence, mode, authority, difficulty, understanding_score, created_at)
  select ${ana}, gen_random_uuid(), gen_random_uuid(), 'What about part ' || n || '?', repeat('An answer. ', 30), 'answered', '[]', 0,
    '{"basis": "unknown", "value": null, "unit": "percent", "explanation": null}', 'text', 'FDA', 'beginner', '{"basis": "unknown", "value": null, "unit": "share", "explanation": null}', at ${series(many)}`,
  `insert into session (id_hash, person_id, data, client, created_at, last_seen_at, expires_at)
  select md5(n::text), ${ana}, '{}', 'Firefox on Linux', at, at, now() + interval '1 day' ${series(many)}`,
  `insert into contact_message ("firstName", "lastName", email, message, created_at)
  select 'Ana', 'Sample', 'ana' || n || '@example.org', repeat('A message. ', 30), at ${series(many)}`,
  `insert into person (provider, subject, email, name, role_type, created_at)
  select 'bench', 'person-' || n, 'person-' || n || '@example.org', 'Person ' || n, 'regulatory_professional', at ${series(many)}`,
  `insert into official_source (id, last_success) values ('federal-register', now()) on conflict (id) do update set last_success = now()`,
  `insert into register_row (source_id, key, title, url, fields, aside, hash, first_seen)
  select 'federal-register', 'rule-' || n, 'Rule ' || n, 'https://www.federalregister.gov/' || n, '{"type": "Rule", "published": "2026-01-02"}', '{}', n, at ${series(many)}`,
  `insert into official_change (source_id, kind, subject, title, clauses, after, at)
  select 'federal-register', 'added', key, title, '[]', json_build_object('title', title, 'url', url, 'fields', fields), first_seen from register_row
  where source_id = 'federal-register'`,
  // What the watch has looked at already is not looked at beside.
  `insert into watched_change (change_id, source_id, at) select id, source_id, at from official_change`,
];

/** Lists of a person's work; the last found of a check, as it is asked for by its id. */
export const listsOfWork = [
  ["products", "/api/products"],
  ["pathway assessments", "/api/pathway-assessments"],
  ["drafts", "/api/drafts"],
  ["translations", "/api/translations"],
  ["protocols", "/api/protocols"],
  ["checks of references", "/api/references"],
  ["templates", "/api/templates"],
  ["templates, searched", "/api/templates?search=risk"],
  ["files made of templates", "/api/template-files"],
  ["talks with the coach", "/api/coach/sessions"],
  ["sessions", "/api/sessions"],
  ["session log", "/api/session-log"],
  ["official changes", "/api/official-changes"],
  ["register, searched", "/api/official-sources/federal-register/entries?search=rule%209"],
];

export const listsOfAdministrators = [
  ["messages", "/api/contact/messages"],
  ["people", "/api/people"],
  ["people, searched", "/api/people?search=person%209"],
  ["audit trail", "/api/audit"],
  ["audit trail, of one kind", "/api/audit?action=query.bookmarked"],
];
