import { http, HttpResponse } from 'msw';
import { server } from '@/testing/mockServer';
import { isNewerVersionServed } from './newerVersion';

const OWN = '/assets/main.0a1b-2c.js';

function runScripts(...addresses: string[]): void {
  for (const src of addresses) {
    document.head.append(Object.assign(document.createElement('script'), { src }));
  }
}
const serve = (respond: () => Response) => server.use(http.get('http://localhost:3000/', respond));
const page = (address: string) => HttpResponse.html(`<script defer src="${address}"></script>`);

afterEach(() => document.head.replaceChildren());

describe('a newer version', () => {
  it('is one whose main script has another name', async () => {
    runScripts('/assets/vendor.js', OWN);
    serve(() => page('/assets/main.9f9f.js'));
    expect(await isNewerVersionServed()).toBe(true);
  });

  it.each([
    ['the same main script', () => page(OWN)],
    ['no main script', () => page('/assets/vendor.js')],
    ['no document', () => HttpResponse.error()],
  ])('is not told by %s', async (_what, respond) => {
    runScripts('/assets/vendor.js', OWN);
    serve(respond);
    expect(await isNewerVersionServed()).toBe(false);
  });

  it('is not looked for by a page that has no main script', async () => {
    runScripts('/assets/main.js');
    serve(() => page('/assets/main.9f9f.js'));
    expect(await isNewerVersionServed()).toBe(false);
  });

  it('is asked of the server, not of the cache, wherever the page is', async () => {
    window.history.pushState(null, '', '/projects/4');
    runScripts(OWN);
    const caches: string[] = [];
    server.use(
      http.get('http://localhost:3000/', ({ request }) => {
        caches.push(request.cache);
        return page(OWN);
      }),
    );
    await isNewerVersionServed();
    expect(caches).toEqual(['no-store']);
  });
});
