/** What a backend may lack, by the name of its operations in openapi.yaml (`x-extension`). */
export const EXTENSIONS = [
  /** Links mailed for a forgotten password or a new address, the copy of one's data, its deletion. */
  'account',
  /** The suggestions below the search field. */
  'suggestions',
  /** The files in a project's zip file. */
  'contents',
  /** Reviews by buyers, and their moderation. */
  'reviews',
  /** Questions about projects with the shop's answers, and their moderation. */
  'questions',
  /** The state of an order whose payment may have been completed elsewhere. */
  'orders',
  /** Refunds that customers ask for, and those that the shop opens. */
  'refunds',
  /** Receipts mailed again. */
  'receipts',
  /** Tax invoices. */
  'invoices',
  /** The count of unread answers in the chat. */
  'unread',
  /** The side of the chat that staff see. */
  'inbox',
  /** The figures of the admin panel's first page. */
  'adminOverview',
  /** Managing projects, their pictures and files. */
  'adminProjects',
  /** Actions on many projects at once. */
  'adminBulk',
  /** Projects from a CSV file. */
  'adminImport',
  /** Everybody's payments. */
  'adminPayments',
  /** The people who have an account. */
  'adminUsers',
] as const;

/** The name of an extension. */
export type Extension = (typeof EXTENSIONS)[number];

/** Reads `all`, `none` or names joined by commas; throws an error message for an unknown name. */
export function parseExtensions(text: string): readonly Extension[] {
  if (text === 'all') return EXTENSIONS;
  if (text === 'none') return [];
  return text.split(',').map((name) => {
    const extension = EXTENSIONS.find((each) => each === name);
    if (!extension) {
      throw new TypeError(`There is no extension "${name}", but ${EXTENSIONS.join(', ')}`);
    }
    return extension;
  });
}

/** Writes extensions such that `parseExtensions` reads them. */
export function formatExtensions(extensions: readonly Extension[]): string {
  if (extensions.length === EXTENSIONS.length) return 'all';
  return extensions.join(',') || 'none';
}
