import { server } from './mockServer';

const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  server.events.on('request:start', ({ request }) => {
    requested.push(`${request.method} ${new URL(request.url).pathname}`);
  });
});
afterEach(() => server.events.removeAllListeners());

/** Returns the requests of the current test whose path ends like this, such as `GET /api/projects`. */
export const requestsTo = (path: string): string[] =>
  requested.filter((request) => request.endsWith(path));
