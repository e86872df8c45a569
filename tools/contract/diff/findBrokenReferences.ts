const decodePointer = (part: string) =>
  decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');

function has(document: object, reference: string): boolean {
  const [, ...keys] = reference.split('/').map(decodePointer);
  const found = keys.reduce<unknown>(
    (parent, key) => (parent as Record<string, unknown> | null | undefined)?.[key],
    document,
  );
  return found !== undefined;
}

function findReferences(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { $ref } = node as { $ref?: unknown };
  const below = Object.values(node).flatMap(findReferences);
  return typeof $ref === 'string' ? [$ref, ...below] : below;
}

/** Returns the references of a document that are broken or point to other files. */
export function findBrokenReferences(document: object): { dangling: string[]; outside: string[] } {
  const references = [...new Set(findReferences(document))];
  const isInside = (reference: string) => reference.startsWith('#');
  return {
    dangling: references.filter((one) => isInside(one) && !has(document, one)),
    outside: references.filter((one) => !isInside(one)),
  };
}
