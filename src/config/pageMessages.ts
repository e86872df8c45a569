/** The messages of pages that cannot be shown; most are those of the specification's section 8. */
export const pageMessages = {
  projectsFailedHeading: 'Error Loading Projects',
  projectsFailed: 'Something went wrong while fetching projects.',
  projectsUnreachable: 'Failed to load projects. Please try again.',
  projectFailedHeading: 'Error Loading Project',
  projectFailed: 'Something went wrong while fetching this project.',
  projectUnreachable: 'Failed to load the project. Please try again.',
  projectNotFoundHeading: 'Project Not Found',
  projectNotFound: "The project you're looking for doesn't exist.",
  pageNotFound: 'Page Not Found (404)',
  pageNotLoadedHeading: 'This page could not be loaded',
} as const;

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
