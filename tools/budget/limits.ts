/** Size limits in bytes after brotli; 1 kB is 1000 bytes. */
export const limits = {
  /** Scripts of a first load. */
  scripts: 195_500,
  /** Target for the scripts of a first load. */
  scriptsAim: 175_000,
  /** Scripts, styles and fonts of a first load. */
  everything: 216_500,
  /** A page's own code. */
  page: 14_000,
  /** The project page's own code, with the sections near the first view. */
  projectPage: 24_000,
  /** Own code and form libraries of a page with a form. */
  form: 40_000,
  /** The same for a form of the admin panel, which customers never load. */
  adminForm: 42_500,
  /** Own code of a page with a catalogue whose texts load after the page. */
  catalogue: 49_000,
} as const;

/** The routes whose first load has a limit. */
export const FIRST_LOADS = ['/', '/projects', '/projects/1', '/cart', '/dashboard', '/my-projects'];
