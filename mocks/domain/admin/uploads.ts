import type { Upload, UploadAnswer, UploadKind } from '@/api/generated/admin.gen';
import { uploadLimits } from '@/config/projectLimits';
import { BYTES_PER_MEGABYTE } from '@/lib/files';
import { findArchiveProblem, readContents } from '../archive/contents';
import type { DomainContext } from '../context';
import { DomainError } from '../errors';
import { freshId } from '../ids';
import type { ProjectRow, UploadRow } from '../model';
import type { Store } from '../store';
import { findMediaType } from './fileContent';
import { keepCaptions } from './imageCaptions';

const IMAGES_PATH = '/uploads/images/';
const FILE_NAME_MAXIMUM = 255;
const NAMES: Record<UploadKind, string> = { archive: 'zip file', image: 'picture', video: 'video' };
const NOT_THAT = {
  image: 'This is not a PNG, JPEG or WebP picture',
  video: 'This is not an MP4 or WebM video',
};

const isKind = (kind: unknown): kind is UploadKind => Object.hasOwn(NAMES, String(kind));

type Fields = Readonly<Record<string, unknown>>;

function toUploadResponse({
  id,
  kind,
  fileName,
  fileSize,
  received,
  address,
  unpackedFiles,
  unpackedSize,
  hasReadme,
}: UploadRow): UploadAnswer {
  const upload: Upload = {
    id,
    kind,
    file_name: fileName,
    file_size: fileSize,
    received,
    address,
    contents:
      unpackedFiles === null || unpackedSize === null
        ? null
        : { total_files: unpackedFiles, total_size: unpackedSize, has_readme: hasReadme },
  };
  return { upload };
}

const isComplete = ({ received, fileSize }: UploadRow) => received === fileSize;

/** Sanitizes a file name: no folders, control characters or characters that file systems reject. */
function toFileName(value: unknown): string {
  if (typeof value !== 'string') return '';
  return (
    value
      .normalize('NFC')
      .split(/[/\\]/)
      .at(-1)!
      // eslint-disable-next-line no-control-regex -- control characters have to be removed
      .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/[:*?"<>|]+/g, '-')
      .replace(/^[.\s]+|[.\s]+$/g, '')
  );
}

/** Starts an upload; no bytes have been received yet. */
export function startUpload(context: DomainContext, fields: Fields): UploadAnswer {
  const { kind, file_size: fileSize } = fields;
  if (!isKind(kind)) {
    throw new DomainError('badRequest', 'A zip file, a picture or a video can be uploaded');
  }
  const fileName = toFileName(fields.file_name);
  if (!fileName || fileName.length > FILE_NAME_MAXIMUM) {
    throw new DomainError('badRequest', 'The file needs a name of at most 255 characters');
  }
  if (!Number.isSafeInteger(fileSize) || (fileSize as number) < 1) {
    throw new DomainError('badRequest', 'The file is empty');
  }
  if ((fileSize as number) > uploadLimits[kind]) {
    const megabytes = uploadLimits[kind] / BYTES_PER_MEGABYTE;
    throw new DomainError('badRequest', `The ${NAMES[kind]} is larger than ${megabytes} MB`);
  }
  const upload: UploadRow = {
    id: freshId(context, 'upload'),
    kind,
    fileName,
    fileSize: fileSize as number,
    received: 0,
    address: null,
    contentType: null,
    unpackedFiles: null,
    unpackedSize: null,
    hasReadme: false,
  };
  return toUploadResponse(context.store.uploads.put(upload));
}

function requireUpload({ store }: DomainContext, id: unknown): UploadRow {
  const upload = store.uploads.get(String(id));
  if (!upload) throw new DomainError('notFound', 'Upload not found');
  return upload;
}

/** Returns an upload with the number of bytes received. */
export function getUpload(context: DomainContext, id: unknown): UploadAnswer {
  return toUploadResponse(requireUpload(context, id));
}

async function removeUpload({ store, files }: DomainContext, id: string): Promise<void> {
  store.uploads.remove(id);
  await files.remove(id);
}

/** Returns the columns derived from the content, or why it does not match the announced file. */
async function checkContent({ id, kind }: UploadRow, file: Blob) {
  if (kind !== 'archive') {
    const type = await findMediaType(file, kind);
    if (!type) return NOT_THAT[kind];
    return { address: `${IMAGES_PATH}${id}.${type.extension}`, contentType: type.contentType };
  }
  const problem = await findArchiveProblem(file);
  if (problem !== null) return problem;
  const contents = await readContents(file);
  return {
    unpackedFiles: contents?.total_files ?? null,
    unpackedSize: contents?.total_size ?? null,
    hasReadme: contents?.readme != null,
  };
}

/** Appends the part that starts at `offset`, in bytes; the last part triggers the content check. */
export async function receivePart(
  context: DomainContext,
  id: unknown,
  offset: number | undefined,
  part: Blob,
): Promise<UploadAnswer> {
  if (offset === undefined || offset < 0) {
    throw new DomainError('badRequest', 'Please say where the part begins');
  }
  const upload = requireUpload(context, id);
  if (offset !== upload.received) {
    throw new DomainError('conflict', `The file continues at byte ${upload.received}`);
  }
  if (part.size === 0) throw new DomainError('badRequest', 'The part is empty');
  const received = upload.received + part.size;
  if (received > upload.fileSize) {
    await removeUpload(context, upload.id);
    throw new DomainError('badRequest', 'The file is larger than was announced');
  }
  await context.files.write(upload.id, upload.received, part);
  const updated = { ...upload, received };
  if (!isComplete(updated)) return toUploadResponse(context.store.uploads.put(updated));

  const file = await context.files.read(upload.id);
  const columns = await checkContent(upload, file ?? new Blob());
  if (typeof columns === 'string') {
    await removeUpload(context, upload.id);
    throw new DomainError('badRequest', columns);
  }
  return toUploadResponse(context.store.uploads.put({ ...updated, ...columns }));
}

/** Returns a completed zip upload; throws `badRequest` otherwise. */
export function requireArchive({ store }: DomainContext, id: unknown): UploadRow {
  const upload = store.uploads.get(String(id));
  if (!upload || upload.kind !== 'archive' || !isComplete(upload)) {
    throw new DomainError('badRequest', 'The zip file did not arrive; please upload it again');
  }
  return upload;
}

/** Returns true if a picture's address can be shown; the address of an upload must exist. */
export function isUploadedPicture({ store }: DomainContext, address: string): boolean {
  const isOfUpload = address.startsWith(`${IMAGES_PATH}upload_`);
  return !isOfUpload || store.uploads.where('address', address).length > 0;
}

/**
 * Returns an uploaded picture by its file name, with its media type; undefined if there is none.
 */
export async function findPicture({ store, files }: DomainContext, name: string) {
  const [upload] = store.uploads.where('address', `${IMAGES_PATH}${name}`);
  const file = upload && (await files.read(upload.id));
  return file && { file, contentType: upload.contentType! };
}

/** The uploads that a project uses, by id or address. */
export const filesOf = ({ fileUploadId, videoUrl, previewImages, reportPages }: ProjectRow) => [
  fileUploadId,
  videoUrl,
  ...previewImages,
  ...reportPages,
];

/** Removes uploads whose files are missing, and the projects' references to them. */
export function removeUploadsWithoutFiles(
  store: Store,
  hasFile: (upload: UploadRow) => boolean,
): void {
  const missing = store.uploads.all().filter((upload) => !hasFile(upload));
  const lost = new Set(missing.flatMap(({ id, address }) => [id, address]));
  for (const { id } of missing) store.uploads.remove(id);
  for (const project of store.projects.all()) {
    const { fileUploadId, videoUrl, previewImages, reportPages } = project;
    if (!filesOf(project).some((used) => used !== null && lost.has(used))) continue;
    const kept = previewImages.filter((address) => !lost.has(address));
    store.projects.put({
      ...project,
      fileUploadId: fileUploadId !== null && lost.has(fileUploadId) ? null : fileUploadId,
      videoUrl: videoUrl !== null && lost.has(videoUrl) ? null : videoUrl,
      previewImages: kept,
      reportPages: reportPages.filter((address) => !lost.has(address)),
      imageCaptions: keepCaptions(project, kept),
    });
  }
}

/** Removes the uploads that a project used before and that no project uses now. */
export async function removeUnusedUploads(
  context: DomainContext,
  before: ProjectRow,
): Promise<void> {
  const { projects, uploads } = context.store;
  const used = new Set(projects.all().flatMap(filesOf));
  for (const place of filesOf(before)) {
    const upload = place !== null && (uploads.get(place) ?? uploads.where('address', place)[0]);
    if (upload && !used.has(place)) await removeUpload(context, upload.id);
  }
}
