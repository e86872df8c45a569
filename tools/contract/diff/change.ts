/** A change between two versions of an OpenAPI document. */
export type Change = {
  action: 'add' | 'remove' | 'replace' | 'rename';
  /** Where in the document, references followed. */
  path: (string | number)[];
  before: unknown;
  after: unknown;
  isBreaking: boolean;
};
