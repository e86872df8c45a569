import { getResponse, http, HttpResponse } from 'msw';
import { backend, server } from './mockServer';

/** Holds back the response to the next request to a path, which the backend itself handles immediately. */
export function holdNextResponse(path: string) {
  let end: (response: 'arrives' | 'is lost') => void = () => {};
  const ended = new Promise<'arrives' | 'is lost'>((resolve) => {
    end = resolve;
  });
  server.use(
    http.all(
      path,
      async ({ request }) => {
        const response = await getResponse(backend.handlers, request);
        return (await ended) === 'arrives' ? response : HttpResponse.error();
      },
      { once: true },
    ),
  );
  return { arrive: () => end('arrives'), lose: () => end('is lost') };
}

/** Makes the backend handle the next request to a path, but drops its response. */
export function loseNextResponse(path: string): void {
  holdNextResponse(path).lose();
}
