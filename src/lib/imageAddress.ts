import type { FocalPoint } from './focalPoint';
import { toHttpLink } from './links';

const UPLOADS_PATH = '/uploads/';
const IMAGES_PATH = '/uploads/images/';

const hasScheme = (image: string) => /^[a-z][a-z\d+.-]*:/i.test(image);

/** False for empty segments, backslashes, control characters, lone surrogates, and `.` and `..`, even encoded. */
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

/** Returns the `srcset` of a picture (openapi.yaml, `image_widths`); undefined if the backend has one width. */
export function toSrcSet(address: string, widths: readonly number[] = []): string | undefined {
  const [, stem, ending] = /^(.*\/[^/?#]+)(\.\w+)$/.exec(address) ?? [];
  if (!stem || widths.length === 0) return undefined;
  // A space would end the address.
  const named = stem.replaceAll(' ', '%20');
  return widths.map((width) => `${named}-${width}${ending} ${width}w`).join(', ');
}

/** A picture of a project. */
export type Picture = {
  address: string;
  /** What the picture shows, if known. */
  caption: string | null;
  /** How a crop holds it, in CSS; by default at the upper left, where screens begin. */
  position: string;
};

/** Returns the usable preview images, each with the caption at the same position in `captions`. */
export function toPictures(
  images: readonly string[],
  captions: readonly string[],
  apiHost: string,
  points: readonly FocalPoint[] = [],
): Picture[] {
  return images.flatMap((image, index) => {
    const address = toImageAddress(image, apiHost);
    const { x, y } = points.find((point) => point.image === image) ?? { x: 0, y: 0 };
    const position = `${Math.round(x * 100)}% ${Math.round(y * 100)}%`;
    return address ? [{ address, caption: captions[index] || null, position }] : [];
  });
}
