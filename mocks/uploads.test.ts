/** @jest-environment node */
import { setupServer } from 'msw/node';
import { post, send, tokenOf } from './contract/client';
import { createMockBackend } from './createMockBackend';
import { makeZip, pictures, projectInput } from './domain/admin/fakes';
import { memoryFiles } from './persistence/memoryFiles';
import { memoryStorage } from './persistence/memoryStorage';

const ADMIN = 'admin@example.com';
const ASHA = 'asha@example.com';
const OWNED_BY_ASHA = 12;

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/** Opens two tabs of a browser, each with a backend; they share the storage. */
function openTabs() {
  const now = () => new Date('2025-10-15T09:00:00Z');
  const stored = { storage: memoryStorage(), files: memoryFiles() };
  const [one, other] = [
    createMockBackend({ now, ...stored }),
    createMockBackend({ now, ...stored }),
  ];
  const goTo = (tab: typeof one) => server.resetHandlers(...tab.handlers);
  goTo(one);
  return { one, other, goTo, files: stored.files };
}

const bytesOf = async (file: Blob | Response) => new Uint8Array(await file.arrayBuffer());

type UploadAnswer = { upload: { id: string; received: number; address: string | null } };

async function announce(kind: 'archive' | 'image', file: Blob): Promise<string> {
  const body = { kind, file_name: 'a file', file_size: file.size };
  return (await post<UploadAnswer>('/api/admin/uploads', body, await tokenOf(ADMIN))).upload.id;
}

async function sendPart(id: string, offset: number, part: Blob): Promise<UploadAnswer['upload']> {
  const path = `/api/admin/uploads/${id}?offset=${offset}`;
  const response = await send('PUT', path, { body: part, token: await tokenOf(ADMIN) });
  return ((await response.json()) as UploadAnswer).upload;
}

const change = async (id: number, changes: object) =>
  send('PUT', `/api/admin/projects/${id}`, {
    body: { ...projectInput, ...changes },
    token: await tokenOf(ADMIN),
  });

const download = async (id: number) =>
  send('GET', `/api/projects/${id}/download`, { token: await tokenOf(ASHA) });

/** Gives a project of Asha's a zip file and a picture. */
async function giveFiles() {
  const zip = makeZip('The real thing');
  const id = await announce('archive', zip);
  await sendPart(id, 0, zip);
  const { address } = await sendPart(await announce('image', pictures.png), 0, pictures.png);
  await change(OWNED_BY_ASHA, { file_upload_id: id, preview_images: [address] });
  return { zip };
}

/** Imports a state into another shop and switches to it; returns the pictures of Asha's project. */
async function importElsewhere(state: unknown): Promise<readonly string[]> {
  const { one } = openTabs();
  await one.importState(state);
  return one.store.projects.get(OWNED_BY_ASHA)!.previewImages;
}

describe('an uploaded zip file', () => {
  it('can be started in one tab, completed in another and downloaded by owners', async () => {
    const { other, goTo } = openTabs();
    const zip = makeZip('The real thing');
    const id = await announce('archive', zip);
    expect((await sendPart(id, 0, zip.slice(0, 40))).received).toBe(40);
    goTo(other);
    expect((await sendPart(id, 40, zip.slice(40))).received).toBe(zip.size);
    expect((await change(OWNED_BY_ASHA, { file_upload_id: id })).status).toBe(200);
    const response = await download(OWNED_BY_ASHA);
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    expect(response.headers.get('Content-Length')).toBe(String(zip.size));
    expect(await bytesOf(response)).toEqual(await bytesOf(zip));
  });

  it('is part of an exported state, as are pictures', async () => {
    const { one } = openTabs();
    const { zip } = await giveFiles();
    const state: unknown = JSON.parse(JSON.stringify(await one.exportState()));
    const [address] = await importElsewhere(state);
    expect(await bytesOf(await download(OWNED_BY_ASHA))).toEqual(await bytesOf(zip));
    expect(await bytesOf(await send('GET', address!, {}))).toEqual(await bytesOf(pictures.png));
  });

  it('is gone after a reset', async () => {
    const { one, files } = openTabs();
    const zip = makeZip('The real thing');
    const id = await announce('archive', zip);
    await sendPart(id, 0, zip);
    expect(await files.read(id)).toBeDefined();
    await one.reset();
    expect(await files.read(id)).toBeUndefined();
    const response = await send('GET', `/api/admin/uploads/${id}`, { token: await tokenOf(ADMIN) });
    expect(response.status).toBe(404);
    expect((await bytesOf(await download(OWNED_BY_ASHA))).byteLength).toBeGreaterThan(zip.size);
  });
});

describe('an uploaded picture', () => {
  it('is served with its own type, without sniffing', async () => {
    openTabs();
    const { address } = await sendPart(await announce('image', pictures.png), 0, pictures.png);
    const response = await send('GET', address!, {});
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await bytesOf(response)).toEqual(await bytesOf(pictures.png));
    const missing = await send('GET', '/uploads/images/upload_none.png', {});
    expect(missing.status).toBe(404);
  });
});
