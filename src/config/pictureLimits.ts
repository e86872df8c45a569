/** Maximum number of a project's pictures, as in openapi.yaml. */
export const PICTURES_MAX = 8;
