/** @jest-environment node */
import { uploadLimits } from '@/config/projectLimits';
import { makeZip, openShop, pictures, uploadFile } from './fakes';
import {
  findPicture,
  getUpload,
  receivePart,
  removeUploadsWithoutFiles,
  requireArchive,
  startUpload,
} from './uploads';

const archive = (size: number, name = 'leadwell.zip') => ({
  kind: 'archive',
  file_name: name,
  file_size: size,
});

describe('starting an upload', () => {
  it('returns an upload with nothing received yet', () => {
    const { context } = openShop();
    const { upload } = startUpload(context, archive(2048));
    expect(upload).toEqual({
      id: expect.stringMatching(/^upload_\w{14}$/),
      kind: 'archive',
      file_name: 'leadwell.zip',
      file_size: 2048,
      received: 0,
      address: null,
      contents: null,
    });
    expect(startUpload(context, archive(2048)).upload.id).not.toBe(upload.id);
  });

  it.each([
    [{ ...archive(1), kind: 'video' }, 'A zip file or a picture can be uploaded'],
    [{ ...archive(1), file_name: 5 }, 'The file needs a name of at most 255 characters'],
    [archive(1, '..'), 'The file needs a name of at most 255 characters'],
    [archive(1, 'x'.repeat(256)), 'The file needs a name of at most 255 characters'],
    [archive(0), 'The file is empty'],
    [archive(1.5), 'The file is empty'],
    [archive(uploadLimits.archive + 1), 'The zip file is larger than 200 MB'],
    [{ ...archive(uploadLimits.image + 1), kind: 'image' }, 'The picture is larger than 5 MB'],
  ])('rejects %j', (fields, message) => {
    expect(() => startUpload(openShop().context, fields)).toThrow(
      expect.objectContaining({ kind: 'badRequest', message }) as Error,
    );
  });
});

describe('sending a file', () => {
  it('works part by part and keeps the bytes', async () => {
    const { context } = openShop();
    const zip = makeZip('Hello');
    const { id } = startUpload(context, archive(zip.size)).upload;
    expect((await receivePart(context, id, 0, zip.slice(0, 30))).upload.received).toBe(30);
    expect(getUpload(context, id).upload.received).toBe(30);
    const { upload } = await receivePart(context, id, 30, zip.slice(30));
    expect(upload).toMatchObject({
      received: zip.size,
      address: null,
      contents: { total_files: 1, total_size: 'Hello'.length, has_readme: true },
    });
    const kept = await context.files.read(id);
    expect(new Uint8Array(await kept!.arrayBuffer())).toEqual(
      new Uint8Array(await zip.arrayBuffer()),
    );
  });

  it.each([0, 29, 31, 999])('rejects a part at byte %s when 30 were received', async (offset) => {
    const { context } = openShop();
    const zip = makeZip('Hello');
    const { id } = startUpload(context, archive(zip.size)).upload;
    await receivePart(context, id, 0, zip.slice(0, 30));
    await expect(receivePart(context, id, offset, zip.slice(30))).rejects.toMatchObject({
      kind: 'conflict',
      message: 'The file continues at byte 30',
    });
    expect(getUpload(context, id).upload.received).toBe(30);
  });

  it.each([undefined, -1])('rejects the offset %j', async (offset) => {
    const { context } = openShop();
    const { id } = startUpload(context, archive(10)).upload;
    await expect(receivePart(context, id, offset, new Blob(['x']))).rejects.toMatchObject({
      kind: 'badRequest',
      message: 'Please say where the part begins',
    });
  });

  it.each([
    [
      'archive',
      new Blob(['no zip at all, but some text']),
      'This is not a zip file that can be opened',
    ],
    ['archive', pictures.png, 'This is not a zip file that can be opened'],
    ['image', pictures.svg, 'This is not a PNG, JPEG or WebP picture'],
    ['image', makeZip('Hello'), 'This is not a PNG, JPEG or WebP picture'],
  ] as const)('rejects and removes an invalid %s', async (kind, file, message) => {
    const { store, context } = openShop();
    const { upload } = startUpload(context, { kind, file_name: 'file', file_size: file.size });
    await expect(receivePart(context, upload.id, 0, file)).rejects.toMatchObject({
      kind: 'badRequest',
      message,
    });
    expect(() => getUpload(context, upload.id)).toThrow('Upload not found');
    expect(await context.files.read(upload.id)).toBeUndefined();
    expect(store.uploads.changes()).toEqual({ rows: [], removed: [upload.id] });
  });

  it('rejects and removes a file larger than announced', async () => {
    const { context } = openShop();
    const { id } = startUpload(context, archive(3)).upload;
    await expect(receivePart(context, id, 0, new Blob(['four']))).rejects.toMatchObject({
      kind: 'badRequest',
      message: 'The file is larger than was announced',
    });
    expect(() => getUpload(context, id)).toThrow('Upload not found');
  });

  it('accepts nothing after the last part', async () => {
    const { context } = openShop();
    const zip = makeZip('Hello');
    const { id } = await uploadFile(context, 'archive', zip);
    await expect(receivePart(context, id, 0, zip)).rejects.toMatchObject({ kind: 'conflict' });
    expect(getUpload(context, id).upload.received).toBe(zip.size);
  });
});

describe('a zip file', () => {
  it('can be used once it is complete', async () => {
    const { context } = openShop();
    const missing = {
      kind: 'badRequest',
      message: 'The zip file did not arrive; please upload it again',
    };
    const rejected = expect.objectContaining(missing) as Error;
    const zip = makeZip('Hello');
    const { id } = startUpload(context, archive(zip.size)).upload;
    expect(() => requireArchive(context, id)).toThrow(rejected);
    await receivePart(context, id, 0, zip);
    expect(requireArchive(context, id)).toMatchObject({ id, fileSize: zip.size });
    const picture = await uploadFile(context, 'image', pictures.png);
    for (const other of [picture.id, 'upload_none', undefined]) {
      expect(() => requireArchive(context, other)).toThrow(rejected);
    }
  });
});

describe('uploads whose files are gone', () => {
  it('are removed, and so is what projects had of them', async () => {
    const { store, context } = openShop();
    const [first, second] = [
      await uploadFile(context, 'image', pictures.png),
      await uploadFile(context, 'image', pictures.jpeg),
    ] as const;
    const zip = await uploadFile(context, 'archive', makeZip('Hello'));
    const use = (id: number, fileUploadId: string | null, ...previewImages: string[]) =>
      store.projects.put({
        ...store.projects.get(id)!,
        fileUploadId,
        previewImages,
        imageCaptions: previewImages.map((_image, index) => `Caption ${index}`),
      });
    use(1, zip.id, first.address!, 'board.png', second.address!);
    use(2, null, first.address!);
    const untouched = use(3, zip.id, 'board.png');
    const without = use(4, null);

    removeUploadsWithoutFiles(store, ({ id }) => id !== first.id);
    expect(store.uploads.all().map(({ id }) => id)).toEqual([second.id, zip.id]);
    expect(store.projects.get(1)).toMatchObject({
      fileUploadId: zip.id,
      previewImages: ['board.png', second.address],
      imageCaptions: ['Caption 1', 'Caption 2'],
    });
    expect(store.projects.get(2)).toMatchObject({ previewImages: [], imageCaptions: [] });
    expect(store.projects.get(3)).toBe(untouched);

    removeUploadsWithoutFiles(store, ({ id }) => id !== zip.id);
    expect(store.projects.get(1)).toMatchObject({
      fileUploadId: null,
      previewImages: ['board.png', second.address],
    });
    expect(store.projects.get(3)).toMatchObject({ fileUploadId: null });
    expect(store.projects.get(4)).toBe(without);
  });
});

describe('an uploaded picture', () => {
  it.each([
    ['png', 'png', 'image/png'],
    ['jpeg', 'jpg', 'image/jpeg'],
    ['webp', 'webp', 'image/webp'],
  ] as const)('of type %s gets its own address', async (name, extension, contentType) => {
    const { context } = openShop();
    const upload = await uploadFile(context, 'image', pictures[name], 'board.svg');
    expect(upload.address).toBe(`/uploads/images/${upload.id}.${extension}`);
    const found = await findPicture(context, `${upload.id}.${extension}`);
    expect(found?.contentType).toBe(contentType);
    expect(found?.file.size).toBe(pictures[name].size);
  });

  it('is not served until it is complete', async () => {
    const { context } = openShop();
    const { upload } = startUpload(context, { kind: 'image', file_name: 'a.png', file_size: 12 });
    await receivePart(context, upload.id, 0, pictures.png.slice(0, 8));
    expect(getUpload(context, upload.id).upload.address).toBeNull();
    expect(await findPicture(context, `${upload.id}.png`)).toBeUndefined();
  });
});
