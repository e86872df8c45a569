import { getResponse, http, HttpResponse } from 'msw';
import { backend, server } from './mockServer';

/** Makes the next POST to a path succeed in the backend, but its response never arrive. */
export function loseNextResponse(path: string): void {
  server.use(
    http.post(
      path,
      async ({ request }) => {
        await getResponse(backend.handlers, request);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
}
