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
} as const;
