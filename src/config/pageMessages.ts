/** The messages of pages that cannot be shown, verbatim from the specification's section 8. */
export const pageMessages = {
  projectsFailedHeading: 'Error Loading Projects',
  projectsFailed: 'Something went wrong while fetching projects.',
  projectsUnreachable: 'Failed to load projects. Please try again.',
  projectNotFoundHeading: 'Project Not Found',
  projectNotFound: "The project you're looking for doesn't exist.",
  pageNotFound: 'Page Not Found (404)',
} as const;
