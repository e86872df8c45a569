import { useState } from 'react';

/** A picture for the bug report. */
export type Screenshot = { id: number; file: File };

/** The pictures that the next bug report contains. */
export type Screenshots = {
  list: readonly Screenshot[];
  add: (files: readonly File[]) => void;
  remove: (id: number) => void;
  clear: () => void;
};

let lastId = 0;

/** Holds the pictures for the bug report while the panel is open. */
export function useScreenshots(): Screenshots {
  const [list, setList] = useState<readonly Screenshot[]>([]);
  return {
    list,
    add: (files) =>
      setList((before) => [...before, ...files.map((file) => ({ id: (lastId += 1), file }))]),
    remove: (id) => setList((before) => before.filter((each) => each.id !== id)),
    clear: () => setList([]),
  };
}
