/**
 * Stores the bytes of uploaded files, apart from the tables. A file grows part by part; writing the
 * same part again replaces it.
 */
export type FileStorage = {
  /** Writes a part at its offset in bytes; everything before it has been written already. */
  write: (id: string, offset: number, part: Blob) => Promise<void>;
  /** Returns the whole file, or undefined if it has no parts. */
  read: (id: string) => Promise<Blob | undefined>;
  remove: (id: string) => Promise<void>;
  clear: () => Promise<void>;
};
