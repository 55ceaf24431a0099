import { discussionCategories, discussionCategoryLabels } from "@clausewise/contracts/discussion-words";

/** What a text may hold, as fields say it. */
export const howToWrite = "Markdown. A clause such as 21 CFR 803.50(a) becomes a card of its source; @ and a name tells that person.";

export const categoryOptions = discussionCategories.map((value) => ({ value, label: discussionCategoryLabels[value] }));

/** The discussions that have a tag. */
export const tagAddress = (tag: string): string => `/discussion-board?tag=${encodeURIComponent(tag)}`;
