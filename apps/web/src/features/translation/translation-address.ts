/** The Compass's tab of translations, with one of them open where one is named. */
export const translationAddress = (id: string | null): string =>
  `/regulatory-compass?tab=translation${id === null ? "" : `&translation=${id}`}`;
