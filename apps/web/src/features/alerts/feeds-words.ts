/** What the addresses of feeds give, and what follows from who has them. */
export const aboutFeeds =
  "What you are told of as an Atom feed, the days from which it takes effect as a calendar, and your milestones as another. Whoever has an address reads them without signing in: keep it to yourself, and take it back when it is no longer used.";
