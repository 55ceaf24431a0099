/** Where a link of a page leads, told from the page's own address; null where that is nowhere on the web. */
export function webAddress(href: string | null | undefined, page: string): string | null {
  const url = href ? URL.parse(href, page) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}
