import type { UploadKind } from '@/api/adminApi';
import { uploadLimits } from '@/config/projectLimits';
import { formatFileSize } from '@/lib/files';

const rules: Record<UploadKind, { extensions: readonly string[]; wanted: string }> = {
  archive: { extensions: ['.zip'], wanted: 'a zip file' },
  image: { extensions: ['.png', '.jpg', '.jpeg', '.webp'], wanted: 'a PNG, JPEG or WebP picture' },
  video: { extensions: ['.mp4', '.webm'], wanted: 'an MP4 or WebM video' },
};

/** Returns the `accept` attribute of a file input for a kind of upload. */
export const acceptedFiles = (kind: UploadKind): string => rules[kind].extensions.join(',');

/** Formats the size limit for a kind of upload: 5 MB. */
export const largestFile = (kind: UploadKind): string =>
  formatFileSize(uploadLimits[kind]).replace('.00', '');

/** Returns why a file is rejected by its name or size, or null; the backend checks its content. */
export function checkFile({ name, size }: File, kind: UploadKind): string | null {
  const { extensions, wanted } = rules[kind];
  if (!extensions.some((extension) => name.toLowerCase().endsWith(extension))) {
    return `${name} is not ${wanted}.`;
  }
  if (size === 0) return `${name} is empty.`;
  if (size > uploadLimits[kind]) {
    return `${name} has ${formatFileSize(size)}; at most ${largestFile(kind)} are possible.`;
  }
  return null;
}
