/** Said when no answer came to a request for projects (specification, section 8). */
export const PROJECTS_UNREACHABLE = 'Failed to load projects. Please try again.';
