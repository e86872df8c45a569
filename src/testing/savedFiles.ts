/** A file that the app passed to the browser's downloads. */
export type SavedFile = { name: string; file: Blob };

/** Records the files that a test saves; jsdom has no downloads of its own. */
export function recordSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  const files = new Map<string, Blob>();
  URL.createObjectURL = (file: Blob | MediaSource) => {
    const address = `blob:test-${files.size}`;
    files.set(address, file as Blob);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const file = files.get(this.href);
    if (file) saved.push({ name: this.download, file });
  });
  return saved;
}

/** Parses the JSON content of the only saved file. */
export async function readSavedJson<Content = unknown>(saved: SavedFile[]): Promise<Content> {
  expect(saved).toHaveLength(1);
  return JSON.parse(await saved[0]!.file.text()) as Content;
}
