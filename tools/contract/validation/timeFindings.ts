import type { Schema } from '../document/types';
import type { Finding } from './finding';
import { shapeOf } from './schemaShape';

type Fields = Record<string, unknown>;

/** Tolerance in milliseconds, because clocks and databases differ in precision. */
const TOLERANCE_MS = 1000;

/** Returns the value of a field in the innermost of several nested objects that has it. */
const valueIn = (objects: readonly Fields[], name: string): unknown =>
  objects.find((one) => Object.hasOwn(one, name))?.[name];

const isBefore = (time: unknown, other: unknown) =>
  typeof time === 'string' &&
  typeof other === 'string' &&
  Date.parse(time) < Date.parse(other) - TOLERANCE_MS;

/**
 * Finds times earlier than the property named by `x-not-before` in their schema, which belongs to
 * the same object or one around it.
 */
export function findEarlyTimes(
  schema: Schema,
  value: unknown,
  around: readonly Fields[] = [],
): Finding[] {
  const { items, properties } = shapeOf(schema);
  if (Array.isArray(value)) {
    return items ? value.flatMap((one) => findEarlyTimes(items, one, around)) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Fields;
  return Object.entries(properties).flatMap(([name, own]): Finding[] => {
    const earliest = own['x-not-before'];
    if (earliest === undefined) return findEarlyTimes(own, fields[name], [fields, ...around]);
    const expected = valueIn(earliest === name ? around : [fields, ...around], earliest);
    if (!isBefore(fields[name], expected)) return [];
    const message = `${name} is before ${earliest}`;
    return [{ rule: 'consistency', message, expected, actual: fields[name] }];
  });
}
