/** A change between two versions of an OpenAPI document. */
export type Change = {
  action: 'add' | 'remove' | 'replace' | 'rename';
  /** Path in the document, with references resolved. */
  path: (string | number)[];
  before: unknown;
  after: unknown;
  isBreaking: boolean;
};

/** Matches the keys of a path item that are operations. */
export const METHOD = /^(get|put|post|delete|options|head|patch|trace)$/;

type Operation = Record<string, unknown>;
type Paths = Record<string, Record<string, Operation | undefined>>;

/** An operation in two versions of a document. */
export type OperationPair = {
  /** Its path in both documents. */
  path: ['paths', string, string];
  before: Operation;
  after: Operation;
};

const pathsOf = (document: object) => (document as { paths?: Paths }).paths ?? {};

/** Returns the operations that both OpenAPI documents contain. */
export function pairOperations(before: object, after: object): OperationPair[] {
  return Object.entries(pathsOf(before)).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const changed = pathsOf(after)[path]?.[method];
      if (!METHOD.test(method) || !operation || !changed) return [];
      return [
        {
          path: ['paths', path, method] satisfies OperationPair['path'],
          before: operation,
          after: changed,
        },
      ];
    }),
  );
}
