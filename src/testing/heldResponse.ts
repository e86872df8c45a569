import { getResponse, http, HttpResponse } from 'msw';
import { backend, server } from './mockServer';

/** Holds the response to the next request to a path, which the backend gives at once. */
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

/** Makes the next request to a path succeed in the backend, but its response never arrive. */
export function loseNextResponse(path: string): void {
  holdNextResponse(path).lose();
}
