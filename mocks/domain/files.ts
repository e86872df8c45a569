/**
 * Where the bytes of uploaded files are kept, apart from the tables. A file grows part by part; the
 * same part written again replaces itself.
 */
export type FileStorage = {
  /** Adds a part at its place in the file, in bytes; everything before it was written already. */
  write: (id: string, offset: number, part: Blob) => Promise<void>;
  /** The parts in one piece; undefined when there are none. */
  read: (id: string) => Promise<Blob | undefined>;
  remove: (id: string) => Promise<void>;
  clear: () => Promise<void>;
};
