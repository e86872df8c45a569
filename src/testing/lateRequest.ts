import { getResponse, http, HttpResponse } from 'msw';
import { backend, server } from './mockServer';

/**
 * Breaks the connection of the next request to a path before the backend has it. The backend gets it, and
 * saves what it says, when the returned function is called.
 */
export function delayNextRequest(path: string): () => Promise<void> {
  const sent: Request[] = [];
  server.use(
    http.all(
      path,
      ({ request }) => {
        sent.push(request.clone());
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  return async () => {
    for (const request of sent.splice(0)) await getResponse(backend.handlers, request);
  };
}
