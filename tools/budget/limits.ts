/** Limits of what a page may weigh, in bytes after brotli; 1 kB is 1000 bytes. */
export const limits = {
  /** Scripts of a first load. */
  scripts: 175_000,
  /** What the scripts of a first load should stay below. */
  scriptsAim: 165_000,
  /** Scripts, styles and fonts of a first load together. */
  everything: 195_000,
  /** A page's own code. */
  page: 14_000,
  /** Own code and form libraries of a page with a form. */
  form: 40_000,
  /** The same of a form of the admin panel, which no customer loads. */
  adminForm: 40_000,
  /** Own code of a page that brings its catalogue along. */
  catalogue: 25_000,
} as const;

/** The routes whose first load has a limit. */
export const FIRST_LOADS = ['/', '/projects', '/projects/1', '/cart', '/dashboard', '/my-projects'];
