import type { Storage } from 'redux-persist';
import { readStored, writeStored } from '@/lib/browserStorage';

/** How one field of a slice is read from and written to a storage key of its own. */
export type FieldFormat<Value> = {
  field: string;
  /** Reads the stored text; must turn anything invalid into the empty value. */
  parse: (text: string | null) => Value;
  /** The text to store, or null to remove the key. */
  serialize: (value: Value) => string | null;
};

/**
 * A storage engine for redux-persist that keeps one field of a slice as plain text, without
 * redux-persist's own envelope, so that other code can read the key as the specification names it.
 */
export function createFieldStorage<Value>(format: FieldFormat<Value>): Storage {
  const { field, parse, serialize } = format;
  return {
    getItem: async (key: string) => ({ [field]: parse(readStored(key)) }),
    setItem: async (key: string, state: unknown) => {
      writeStored(key, serialize((state as Record<string, Value>)[field] as Value));
    },
    removeItem: async (key: string) => {
      writeStored(key, null);
    },
  };
}
