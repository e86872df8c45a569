/** @jest-environment node */
import { makeZip, openShop, pictures } from './fakes';
import { getUpload, receivePart, startUpload } from './uploads';

const archive = (size: number, name = 'leadwell.zip') => ({
  kind: 'archive',
  file_name: name,
  file_size: size,
});

describe('sending a file', () => {
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
