import type { Upload, UploadAnswer } from '@/api/generated/admin.gen';
import { BYTES_PER_MEGABYTE } from '@/config/constants';
import { uploadLimits } from '@/config/projectLimits';
import type { DomainContext } from '../context';
import { DomainError } from '../errors';
import { freshId } from '../ids';
import type { ProjectRow, UploadRow } from '../model';
import type { Store } from '../store';
import { findPictureType, isZipFile } from './fileContent';

const IMAGES_PATH = '/uploads/images/';
const FILE_NAME_MAXIMUM = 255;

type Fields = Readonly<Record<string, unknown>>;

function toAnswer({ id, kind, fileName, fileSize, received, address }: UploadRow): UploadAnswer {
  const upload: Upload = {
    id,
    kind,
    file_name: fileName,
    file_size: fileSize,
    received,
    address,
  };
  return { upload };
}

const isComplete = ({ received, fileSize }: UploadRow) => received === fileSize;

/** A file's name without folders, control characters and what a file system would not take. */
function toFileName(value: unknown): string {
  if (typeof value !== 'string') return '';
  return (
    value
      .normalize('NFC')
      .split(/[/\\]/)
      .at(-1)!
      // eslint-disable-next-line no-control-regex -- control characters are what has to go
      .replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/[:*?"<>|]+/g, '-')
      .replace(/^[.\s]+|[.\s]+$/g, '')
  );
}

/** Announces a file; nothing of it is received yet. */
export function startUpload(context: DomainContext, fields: Fields): UploadAnswer {
  const { kind, file_size: fileSize } = fields;
  if (kind !== 'archive' && kind !== 'image') {
    throw new DomainError('badRequest', 'A zip file or a picture can be uploaded');
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
    const name = kind === 'archive' ? 'zip file' : 'picture';
    throw new DomainError('badRequest', `The ${name} is larger than ${megabytes} MB`);
  }
  const upload: UploadRow = {
    id: freshId(context, 'upload'),
    kind,
    fileName,
    fileSize: fileSize as number,
    received: 0,
    address: null,
    contentType: null,
  };
  return toAnswer(context.store.uploads.put(upload));
}

function requireUpload({ store }: DomainContext, id: unknown): UploadRow {
  const upload = store.uploads.get(String(id));
  if (!upload) throw new DomainError('notFound', 'Upload not found');
  return upload;
}

/** How much of a file was received. */
export function getUpload(context: DomainContext, id: unknown): UploadAnswer {
  return toAnswer(requireUpload(context, id));
}

async function forget({ store, files }: DomainContext, id: string): Promise<void> {
  store.uploads.remove(id);
  await files.remove(id);
}

/** The columns that a file gets by its content; undefined when it is not of the announced kind. */
async function checkContent({ id, kind }: UploadRow, file: Blob) {
  if (kind === 'archive') return (await isZipFile(file)) ? {} : undefined;
  const type = await findPictureType(file);
  if (!type) return undefined;
  return { address: `${IMAGES_PATH}${id}.${type.extension}`, contentType: type.contentType };
}

const contentErrors: Record<UploadRow['kind'], string> = {
  archive: 'This is not a zip file that can be opened',
  image: 'This is not a PNG, JPEG or WebP picture',
};

/** Adds the part of a file that begins at `offset`, in bytes; the last one has its content checked. */
export async function receivePart(
  context: DomainContext,
  id: unknown,
  offset: number | undefined,
  part: Blob,
): Promise<UploadAnswer> {
  const upload = requireUpload(context, id);
  if (offset === undefined || offset < 0) {
    throw new DomainError('badRequest', 'Please say where the part begins');
  }
  if (offset !== upload.received) {
    throw new DomainError('conflict', `The file goes on at byte ${upload.received}`);
  }
  if (part.size === 0) throw new DomainError('badRequest', 'The part is empty');
  const received = upload.received + part.size;
  if (received > upload.fileSize) {
    await forget(context, upload.id);
    throw new DomainError('badRequest', 'The file is larger than was announced');
  }
  await context.files.write(upload.id, upload.received, part);
  const grown = { ...upload, received };
  if (!isComplete(grown)) return toAnswer(context.store.uploads.put(grown));

  const file = await context.files.read(upload.id);
  const columns = file && (await checkContent(upload, file));
  if (!columns) {
    await forget(context, upload.id);
    throw new DomainError('badRequest', contentErrors[upload.kind]);
  }
  return toAnswer(context.store.uploads.put({ ...grown, ...columns }));
}

/** The complete zip file with an id. */
export function requireArchive({ store }: DomainContext, id: unknown): UploadRow {
  const upload = store.uploads.get(String(id));
  if (!upload || upload.kind !== 'archive' || !isComplete(upload)) {
    throw new DomainError('badRequest', 'The zip file did not arrive; please upload it again');
  }
  return upload;
}

/** Whether a picture's address can be shown: that of an upload only when there is such a picture. */
export function isUploadedPicture({ store }: DomainContext, address: string): boolean {
  const isOfUpload = address.startsWith(`${IMAGES_PATH}upload_`);
  return !isOfUpload || store.uploads.where('address', address).length > 0;
}

/** An uploaded picture by its file name, with its media type. */
export async function findPicture({ store, files }: DomainContext, name: string) {
  const [upload] = store.uploads.where('address', `${IMAGES_PATH}${name}`);
  const file = upload && (await files.read(upload.id));
  return file && { file, contentType: upload.contentType! };
}

/** Forgets the uploads whose files are not there, and what projects show of them. */
export function forgetMissingFiles(store: Store, isThere: (upload: UploadRow) => boolean): void {
  const missing = store.uploads.all().filter((upload) => !isThere(upload));
  const lost = new Set(missing.flatMap(({ id, address }) => [id, address]));
  for (const { id } of missing) store.uploads.remove(id);
  for (const project of store.projects.all()) {
    const { fileUploadId, previewImages } = project;
    if (![fileUploadId, ...previewImages].some((used) => used !== null && lost.has(used))) continue;
    store.projects.put({
      ...project,
      fileUploadId: fileUploadId !== null && lost.has(fileUploadId) ? null : fileUploadId,
      previewImages: previewImages.filter((address) => !lost.has(address)),
    });
  }
}

/** Forgets the uploads that a project used before and that no project uses any more. */
export async function releaseFiles(context: DomainContext, before: ProjectRow): Promise<void> {
  const { projects, uploads } = context.store;
  const used = new Set(
    projects.all().flatMap(({ fileUploadId, previewImages }) => [fileUploadId, ...previewImages]),
  );
  const former = [
    ...(before.fileUploadId === null ? [] : [before.fileUploadId]),
    ...before.previewImages
      .flatMap((address) => uploads.where('address', address))
      .map(({ id }) => id),
  ];
  for (const id of former) {
    const address = uploads.get(id)?.address ?? null;
    if (!used.has(id) && (address === null || !used.has(address))) await forget(context, id);
  }
}
