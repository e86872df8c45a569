import type { UnknownAction } from '@reduxjs/toolkit';
import type { GenericSchema } from 'valibot';
import type { StorageKey } from '@/config/browserStorage';
import { parseStored } from '@/lib/schemas';

import type { RootState } from '.';

/** Stored texts by key. */
export type StoredTexts = ReadonlyMap<StorageKey, string>;

/** A field of a slice that browser storage keeps and that all tabs share. */
export type StoredField<Value> = {
  /** The name of the field in its slice. */
  name: string;
  /** Returns the keys under which the field can be stored now. */
  keys: () => readonly StorageKey[];
  /** Returns the field; it has changed when it is another value. */
  select: (state: RootState) => Value;
  /** Returns the texts to store. */
  toTexts: (value: Value) => StoredTexts;
  /** Returns the value that stored texts contain, or the empty one. */
  parse: (texts: StoredTexts) => Value;
  /** Creates the action that takes over what another tab has stored. */
  changedElsewhere: (value: Value) => UnknownAction;
  /** Whether what one tab has removed must not return, whatever another tab stores meanwhile. */
  isRemovedForGood?: boolean;
  /** Creates the action that says whether the browser has stored the field. */
  stored?: (isStored: boolean) => UnknownAction;
};

type JsonField<Value> = Pick<StoredField<Value>, 'name' | 'select' | 'changedElsewhere'> & {
  key: StorageKey;
  schema: GenericSchema<unknown, Value>;
  /** The value if nothing is stored that fits the schema. */
  empty: Value;
};

/** Describes a field that is stored as JSON under one key; null removes the key. */
export function jsonField<Value>({ key, schema, empty, ...field }: JsonField<Value>) {
  const described: StoredField<Value> = {
    ...field,
    keys: () => [key],
    toTexts: (value) => new Map(value === null ? [] : [[key, JSON.stringify(value)]]),
    parse: (texts) => parseStored(texts.get(key), schema) ?? empty,
  };
  return described;
}
