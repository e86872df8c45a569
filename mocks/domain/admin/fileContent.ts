const HEAD_BYTES = 12;

type PictureType = { readonly contentType: string; readonly extension: string };

const pictureTypes: readonly (PictureType & { matches: (head: string) => boolean })[] = [
  {
    contentType: 'image/png',
    extension: 'png',
    matches: (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  },
  {
    contentType: 'image/jpeg',
    extension: 'jpg',
    matches: (head) => head.startsWith('\xff\xd8\xff'),
  },
  {
    contentType: 'image/webp',
    extension: 'webp',
    matches: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  },
];

/**
 * Detects the picture type of a file from its first bytes; undefined if the shop does not accept
 * it.
 */
export async function findPictureType(file: Blob): Promise<PictureType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  return pictureTypes.find(({ matches }) => matches(head));
}
