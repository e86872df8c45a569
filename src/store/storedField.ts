import type { UnknownAction } from '@reduxjs/toolkit';
import type { GenericSchema } from 'valibot';
import type { StorageKey } from '@/config/storageKeys';
import { parseStored } from '@/lib/browserStorage';
import type { RootState } from '.';

/** Stored texts by key. */
export type StoredTexts = ReadonlyMap<StorageKey, string>;

/** A part of the state that browser storage keeps and that all tabs share. */
export type StoredField = {
  /** Returns the keys under which the part can be stored now. */
  keys: () => readonly StorageKey[];
  /** Returns the part; it has changed when it is another value. */
  select: (state: RootState) => unknown;
  /** Returns the texts to store. */
  toTexts: (state: RootState) => StoredTexts;
  /** Creates the action that replaces the part by what stored texts contain. */
  read: (texts: StoredTexts) => UnknownAction;
  /** Whether what one tab has removed must not return, whatever another tab stores meanwhile. */
  isRemovedForGood?: boolean;
  /** Creates the action that says whether the browser has stored the part. */
  stored?: (isStored: boolean) => UnknownAction;
};

type JsonField<Value> = {
  key: StorageKey;
  schema: GenericSchema<unknown, Value>;
  /** The value if nothing is stored that fits the schema. */
  empty: Value;
  select: (state: RootState) => Value;
  read: (value: Value) => UnknownAction;
};

/** Describes a part of the state that is stored as JSON under one key; null removes the key. */
export function jsonField<Value>({ key, schema, empty, select, read }: JsonField<Value>) {
  const field: StoredField = {
    keys: () => [key],
    select,
    toTexts: (state) => {
      const value = select(state);
      return new Map(value === null ? [] : [[key, JSON.stringify(value)]]);
    },
    read: (texts) => read(parseStored(texts.get(key), schema) ?? empty),
  };
  return field;
}
