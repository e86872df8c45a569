/** Explains why a part of a page is missing, by reason. */
export const missingPartMessages = {
  offline: 'You are offline. This part loads by itself when you are connected again.',
  unknown: 'This part of the page could not be loaded. Please check your connection.',
  outdated: 'A newer version of the shop is ready. Reload the page to go on.',
} as const;

/** Explains why a page is missing, by reason. */
export const missingPageMessages = {
  offline: 'You are offline. The page opens by itself when you are connected again.',
  unknown: 'Please check your connection. The page opens by itself when it is back.',
  outdated: missingPartMessages.outdated,
} as const;

/** The heading in place of a page whose code is missing. */
export const missingPageHeading = 'This page could not be loaded';
