import { hasShape, type Shape } from '@/lib/shape';

const shapes = new Map<string, Shape>();

/** Adds what the responses to operations must contain; the generated clients do. */
export function expectResponses(ofOperations: Readonly<Record<string, Shape>>): void {
  for (const [operation, shape] of Object.entries(ofOperations)) shapes.set(operation, shape);
}

/** Returns whether a response has all fields that the document requires of the operation's. */
export function isDocumented(operation: string, response: unknown): boolean {
  const shape = shapes.get(operation);
  return !shape || hasShape(response, shape);
}
