import express, { type Express, type RequestHandler } from 'express';
import type { Controls } from '../controls/controls';
import type { MockBackend } from '../createMockBackend';
import { DEMO_SCRIPT } from '../domain/demoPage';
import { ENDING_PATH } from './endingPath';
import { failRequest } from './httpError';
import { serveHandlers } from './serveHandlers';
import { workbenchRoutes } from './workbenchRoutes';

const EXPOSED_HEADERS = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'ETag',
  'Retry-After',
];

/** Any page may use the API; a preflight is good for ten minutes. */
const allowEveryOrigin: RequestHandler = (request, response, next) => {
  response.set({
    'Access-Control-Allow-Origin': request.headers.origin ?? '*',
    Vary: 'Origin',
    'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(','),
  });
  if (request.method !== 'OPTIONS') return next();
  response.set({
    'Access-Control-Allow-Methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '',
    'Access-Control-Max-Age': '600',
  });
  response.sendStatus(204);
};

/** Dependencies of the app. */
export type AppParts = {
  backend: MockBackend;
  controls: Controls;
  /** The script of the simulated checkout. */
  checkout: string;
  /** Returns the script of the projects' demos. */
  demo: () => Promise<string>;
  /** The name or address that the server listens on. */
  host: string;
};

/** Creates the mock server's HTTP interface: the API, the simulated checkout and the workbench. */
export function createApp({ backend, controls, checkout, demo, host }: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  // Comes before CORS, which is meant for the API only.
  app.use('/__workbench', workbenchRoutes(backend, controls, host));
  app.use(allowEveryOrigin);
  app.get('/simulated-checkout.js', (_request, response) => {
    response.type('text/javascript').send(checkout);
  });
  app.get(DEMO_SCRIPT, (_request, response, next) => {
    demo().then((script) => response.type('text/javascript').send(script), next);
  });
  app.post(ENDING_PATH, (_request, response) => {
    response.json(controls.takePayment()?.checkout ?? null);
  });
  app.use(serveHandlers(backend.handlers));
  app.use(failRequest);
  return app;
}
