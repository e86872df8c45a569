const HEAD_BYTES = 12;

type MediaType = { readonly contentType: string; readonly extension: string };

const mediaTypes: readonly (MediaType & { matches: (head: string) => boolean })[] = [
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
  { contentType: 'video/mp4', extension: 'mp4', matches: (head) => head.startsWith('ftyp', 4) },
  {
    contentType: 'video/webm',
    extension: 'webm',
    matches: (head) => head.startsWith('\x1aE\xdf\xa3'),
  },
];

/**
 * Detects the type of a picture or video from its first bytes; undefined if the shop does not accept
 * it.
 */
export async function findMediaType(
  file: Blob,
  kind: 'image' | 'video',
): Promise<MediaType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  return mediaTypes.find(
    ({ contentType, matches }) => contentType.startsWith(kind) && matches(head),
  );
}
