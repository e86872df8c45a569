import { useState, type Dispatch, type SetStateAction } from 'react';

/** A value and how to change it, as `useState` answers them. */
export type StateOf<Value> = readonly [Value, Dispatch<SetStateAction<Value>>];

/** State of which each id has its own; it can still be changed when nothing shows that id any more. */
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
