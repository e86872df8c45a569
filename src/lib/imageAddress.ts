import { toHttpLink } from './links';

const UPLOADS_PATH = '/uploads/';
const IMAGES_PATH = '/uploads/images/';

function parseList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return [];
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/**
 * Parses the values of `preview_images`, an array or a JSON string of one; anything else is empty.
 */
export function parsePreviewImages(value: unknown): string[] {
  return parseList(value).filter(
    (entry): entry is string => typeof entry === 'string' && entry.trim() !== '',
  );
}

const hasScheme = (image: string) => /^[a-z][a-z\d+.-]*:/i.test(image);

/**
 * Returns false for empty segments, backslashes, control characters, lone surrogates, and for `.` and
 * `..`, which browsers read encoded, too.
 */
const isSafeSegment = (segment: string) => /^(?!(\.|%2e){1,2}$)[^\\\p{Cc}\p{Cs}]+$/iu.test(segment);

/**
 * Returns the URL of an image value (specification, section 3): http(s) URLs are kept, `/uploads/…`
 * is on the API host, and a file name is in the images folder or, with slashes, in a folder below
 * it. Null for anything that could point elsewhere.
 */
export function toImageAddress(value: string, apiHost: string): string | null {
  const image = value.trim();
  if (/^https?:/i.test(image)) return toHttpLink(image);
  const isUpload = image.startsWith(UPLOADS_PATH);
  const path = (isUpload ? image.slice(1) : image).split('/');
  if (hasScheme(image) || !path.every(isSafeSegment)) return null;
  if (isUpload) return `${apiHost}${image}`;
  return `${apiHost}${IMAGES_PATH}${path.map(encodeURIComponent).join('/')}`;
}

/** A picture of a project. */
export type Picture = {
  address: string;
  /** What the picture shows, if known. */
  caption: string | null;
};

/**
 * Returns the usable preview images, each with the caption at the same position in `captions`;
 * captions that are not text are ignored.
 */
export function toPictures(previewImages: unknown, captions: unknown, apiHost: string): Picture[] {
  const captionList: unknown[] = Array.isArray(captions) ? captions : [];
  return parseList(previewImages).flatMap((image, index) => {
    const address = typeof image === 'string' ? toImageAddress(image, apiHost) : null;
    const caption = captionList[index];
    if (!address) return [];
    return { address, caption: (typeof caption === 'string' && caption.trim()) || null };
  });
}

/** Returns the address of the first usable preview image, or null when there is none. */
export function firstPreviewImage(previewImages: unknown, apiHost: string): string | null {
  for (const value of parsePreviewImages(previewImages)) {
    const address = toImageAddress(value, apiHost);
    if (address) return address;
  }
  return null;
}
