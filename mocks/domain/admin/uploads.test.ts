/** @jest-environment node */
import { makeZip, openShop, pictures, uploadFile } from './fakes';
import { findPicture, getUpload, receivePart, requireArchive, startUpload } from './uploads';

const archive = (size: number, name = 'leadwell.zip') => ({
  kind: 'archive',
  file_name: name,
  file_size: size,
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

describe('an uploaded picture', () => {
  it('is not served until it is complete', async () => {
    const { context } = openShop();
    const { upload } = startUpload(context, { kind: 'image', file_name: 'a.png', file_size: 12 });
    await receivePart(context, upload.id, 0, pictures.png.slice(0, 8));
    expect(getUpload(context, upload.id).upload.address).toBeNull();
    expect(await findPicture(context, `${upload.id}.png`)).toBeUndefined();
  });
});
