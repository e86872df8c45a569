/** @jest-environment node */
import { http, HttpResponse } from 'msw';
import { server } from '@/testing/mockServer';
import { DownloadError, fetchProjectZip, projectDownloadAddress } from './downloads';

const options = { token: 'token', signal: new AbortController().signal };

/** Answers downloads of the project with a body that arrives in these chunks. */
function answer(chunks: string[], type = 'application/zip') {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      chunks.forEach((chunk) => controller.enqueue(encoder.encode(chunk)));
      controller.close();
    },
  });
  server.use(
    http.get('http://localhost:3000/api/projects/4/download', ({ request }) =>
      request.headers.get('Authorization') === 'Bearer token'
        ? new HttpResponse(body, { headers: { 'Content-Type': type } })
        : HttpResponse.json({}, { status: 401 }),
    ),
  );
}

it('names the address of a zip file', () => {
  expect(projectDownloadAddress(4)).toBe('http://localhost:3000/api/projects/4/download');
});

describe('the zip file of a project', () => {
  it.each([
    ['in one part', ['PK content']],
    ['with its signature alone', ['PK']],
    ['with its signature in parts', ['P', 'K content', ' and more']],
  ])('is returned when it arrives %s', async (_what, chunks) => {
    answer(chunks);
    const zip = await fetchProjectZip(4, options);
    expect(await zip.text()).toBe(chunks.join(''));
    expect(zip.type).toBe('application/zip');
  });

  it.each(['application/octet-stream', 'application/x-zip-compressed'])(
    'may be of the type %s',
    async (type) => {
      answer(['PK content'], type);
      expect((await fetchProjectZip(4, options)).type).toBe('application/zip');
    },
  );

  it.each([
    ['another file', ['GIF content']],
    ['half a signature', ['P']],
    ['a wrong start', ['XK content']],
    ['a wrong second byte', ['P', 'X content']],
    ['a late signature', [' ', 'PK content']],
    ['nothing', []],
  ])('is refused when it is %s', async (_what, chunks) => {
    answer(chunks);
    const failure: unknown = await fetchProjectZip(4, options).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DownloadError);
    expect(failure).toMatchObject({ status: null, message: 'The file is no zip file' });
  });

  it('is refused when it is a page', async () => {
    answer(['PK content'], 'text/html');
    await expect(fetchProjectZip(4, options)).rejects.toThrow('The response is text/html');
  });
});
