/** The keys of a path that are its operations. */
export const METHOD = /^(get|put|post|delete|options|head|patch|trace)$/;

type Operation = Record<string, unknown>;
type Paths = Record<string, Record<string, Operation | undefined>>;

/** An operation as two documents have it. */
export type OperationPair = {
  /** Where it stands in both. */
  path: ['paths', string, string];
  before: Operation;
  after: Operation;
};

const pathsOf = (document: object) => (document as { paths?: Paths }).paths ?? {};

/** The operations that two OpenAPI documents have in common. */
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
