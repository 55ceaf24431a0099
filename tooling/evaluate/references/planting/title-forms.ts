/** How people put a title beside what it is said to be the title of. */
export const titleForms: readonly ((citation: string, title: string) => string)[] = [
  (citation, title) => `${citation} (${title})`,
  (citation, title) => `${citation}, ${title}`,
  (citation, title) => `${citation} – ${title}`,
  (citation, title) => `${citation} “${title}”`,
  (citation, title) => `${citation}: ${title}`,
  (citation, title) => `${citation} [${title}]`,
  (citation, title) => `${citation}, entitled “${title}”`,
  (citation, title) => `${citation} ‘${title}’`,
  (citation, title) => `${citation} *${title}*`,
  (citation, title) => `${citation}\t${title}`,
  (citation, title) => `${citation} ${title}`,
  (citation, title) => `${title} (${citation})`,
  (citation, title) => `“${title}” (${citation})`,
];
