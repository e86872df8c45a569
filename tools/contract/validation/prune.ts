import type { Schema } from '../document/types';
import { shapeOf } from './schemaShape';

type Fields = Record<string, unknown>;

/** Parses picture URLs: a list, a text that contains one, or null; any other value stays as it is. */
export function readAddresses(value: unknown): unknown {
  let list = value;
  try {
    if (typeof value === 'string') list = JSON.parse(value || '[]');
  } catch {
    return value;
  }
  return list ?? [];
}

/** Does the same, and removes the queries of signed URLs, which change each time. */
function readPlaces(value: unknown): unknown {
  const list = readAddresses(value);
  if (!Array.isArray(list)) return value;
  return list.map((one) => (typeof one === 'string' ? one.replace(/\?.*$/, '') : (one as unknown)));
}

/**
 * Reduces a valid value to the properties in its schema, in a normal form, so that two responses
 * can be compared: other properties belong to the backend and may change, and a value with several
 * allowed forms (a number or a numeric text, a list or its JSON) gets one.
 */
export function prune(schema: Schema, value: unknown): unknown {
  const { items, properties, rest, isNumeric, isJson } = shapeOf(schema);
  if (isJson) return readPlaces(value);
  if (typeof value === 'string' && isNumeric) return Number(value);
  if (Array.isArray(value)) {
    return items ? value.map((one) => prune(items, one)) : (value as unknown);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (!rest && Object.keys(properties).length === 0) return value;
  return Object.fromEntries(
    Object.entries(value as Fields).flatMap(([name, own]): [string, unknown][] => {
      const known = (Object.hasOwn(properties, name) ? properties[name] : undefined) ?? rest;
      return known ? [[name, prune(known, own)]] : [];
    }),
  );
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** Returns whether two values are deeply equal; times are equal if they denote the same moment. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string' && TIME.test(one) && TIME.test(other)) {
    return Date.parse(one) === Date.parse(other);
  }
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) {
    return Object.is(one, other);
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every(
    (name) =>
      Object.hasOwn(one, name) &&
      Object.hasOwn(other, name) &&
      isSame((one as Fields)[name], (other as Fields)[name]),
  );
}
