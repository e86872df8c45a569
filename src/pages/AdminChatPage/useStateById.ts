import { useState, type Dispatch, type SetStateAction } from 'react';

/** A value and its setter, as returned by `useState`. */
export type StateOf<Value> = readonly [Value, Dispatch<SetStateAction<Value>>];

/** Keeps separate state for each id; it can be set even while the id is not shown. */
export function useStateById<Value extends string | readonly unknown[]>(
  initial: Value,
): (id: number) => StateOf<Value> {
  const [values, setValues] = useState<Readonly<Record<number, Value>>>({});
  return (id) => [
    values[id] ?? initial,
    (action) =>
      setValues((all) => {
        const value = typeof action === 'function' ? action(all[id] ?? initial) : action;
        return { ...all, [id]: value };
      }),
  ];
}
