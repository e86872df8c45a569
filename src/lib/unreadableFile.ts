/** A chosen file that was changed, moved or deleted since; its message is written for people. */
export class UnreadableFileError extends Error {
  constructor(name: string) {
    super(`${name} cannot be read any more. It was changed, moved or deleted: choose it again.`);
    this.name = 'UnreadableFileError';
  }
}

/** Reads a part of a file to send it; rejects with an UnreadableFileError. */
export async function readPart(file: File, start: number, end: number): Promise<Blob> {
  try {
    const bytes = await file.slice(start, end).arrayBuffer();
    return new Blob([bytes], { type: 'application/octet-stream' });
  } catch {
    throw new UnreadableFileError(file.name);
  }
}
