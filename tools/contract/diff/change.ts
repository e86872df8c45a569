/** A change between two versions of an OpenAPI document. */
export type Change = {
  action: 'add' | 'remove' | 'replace' | 'rename';
  /** Path in the document, with references resolved. */
  path: (string | number)[];
  before: unknown;
  after: unknown;
  isBreaking: boolean;
};
