import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { loadContractChecks } from '../contract/contractChecks';
import { formatClock } from '../controls/clock';
import type { Controls } from '../controls/controls';
import { toSetupFile } from '../controls/setupFile';
import type { MockBackend } from '../createMockBackend';
import { operations } from '../http/operations';
import { checkEntry, type ContractChecks } from '../log/checkEntry';
import { toHar } from '../log/har';
import { withoutPasswords } from '../persistence/sharedSnapshot';
import { formatSocketFaults } from '../realtime/socketFaultText';
import { makeBugReport } from '../report/bugReport';
import { formatFault } from '../scenarios/faultText';
import { grants } from '../scenarios/grants';
import { paymentEndings } from '../scenarios/paymentEndings';
import { scenarios } from '../scenarios/scenarios';
import { knownPeople } from '../seeds/knownPeople';
import { guardWorkbench } from './guard';
import {
  type Fields,
  readClockField,
  readLatencyField,
  readPassOn,
  readPaymentField,
  readPersonField,
  readScenarioField,
  readSetupField,
  readSocketsField,
  readStart,
} from './readFields';

const LARGEST_BODY = '50mb';
const BAD_REQUEST = 400;
const FAILED = 500;
/** The page loads nothing but itself. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const summaries = operations.map(({ operationId, method, path }) => ({
  operationId,
  method: method.toUpperCase(),
  path,
}));

/** The error thrown by the body parser. */
type HttpError = Error & { status: number };

type Action = (fields: Fields, request: Request) => unknown;

async function settle(action: Action, request: Request, response: Response): Promise<void> {
  try {
    const fields = (request.body ?? {}) as Fields;
    if (Array.isArray(fields)) throw new TypeError('Send a JSON object');
    response.json((await action(fields, request)) ?? { success: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    response.status(error instanceof TypeError ? BAD_REQUEST : FAILED).json({ message });
  }
}

/** Responds with the result of an action, or with its error message; 400 for an invalid body. */
const reply =
  (action: Action): RequestHandler =>
  (request, response) =>
    settle(action, request, response);

/** Responds to a body that is not JSON or too long. */
const rejectBody: ErrorRequestHandler = (error: HttpError, _request, response, _next) => {
  const message = `The body cannot be read as JSON: ${error.message}`;
  response.status(error.status).json({ message });
};

const readPage = () => readFileSync(join(__dirname, 'workbench.html'), 'utf8');

type Route = [method: 'get' | 'put' | 'post' | 'delete', path: string, action: Action];

/** Creates every route of the workbench. */
function makeRoutes(backend: MockBackend, controls: Controls): Route[] {
  const { setup } = controls;
  let checks: ContractChecks | undefined;
  const readLog = () => {
    // Compiled on first use, because that takes longer than the rest of the server's start.
    const contract = (checks ??= loadContractChecks());
    return backend.log.entries().map((entry) => checkEntry(entry, contract));
  };
  return [
    ['get', '/operations', () => summaries],
    ['get', '/scenarios', () => scenarios],
    ['get', '/people', () => knownPeople],
    [
      'post',
      '/sign-in',
      async (fields) => ({ token: await backend.signIn(readPersonField(fields)) }),
    ],
    ['get', '/setup', () => toSetupFile(setup())],
    [
      'put',
      '/setup',
      async (fields) => void (await controls.adopt(readSetupField(fields, setup()))),
    ],
    ['delete', '/setup', () => controls.change(readSetupField({ settings: {} }, setup()))],
    ['get', '/scenario', () => ({ name: setup().scenario })],
    ['put', '/scenario', (fields) => controls.change({ scenario: readScenarioField(fields) })],
    ['get', '/latency', () => ({ ms: backend.latencyMs })],
    ['put', '/latency', (fields) => controls.change({ latencyMs: readLatencyField(fields) })],
    ['delete', '/latency', () => controls.change({ latencyMs: null })],
    ['get', '/payments', () => paymentEndings],
    ['get', '/payment', () => ({ name: setup().payments.join() || null })],
    ['put', '/payment', (fields) => controls.change({ payments: readPaymentField(fields) })],
    ['delete', '/payment', () => controls.change({ payments: [] })],
    ['get', '/clock', () => ({ set: formatClock(setup().clock), now: backend.clock.now() })],
    ['put', '/clock', (fields) => controls.change({ clock: readClockField(fields) })],
    ['get', '/faults', () => Object.entries(setup().faults).map((fault) => formatFault(...fault))],
    [
      'put',
      '/faults/:target',
      ({ set }, { params }) => controls.setFault(String(params.target), String(set)),
    ],
    [
      'delete',
      '/faults/:target',
      (_fields, { params }) => controls.setFault(String(params.target), null),
    ],
    ['delete', '/faults', () => controls.change({ faults: {} })],
    ['get', '/grants', () => grants],
    ['post', '/grants', ({ grant }) => controls.grant(String(grant))],
    ['get', '/sockets', () => ({ set: formatSocketFaults(setup().sockets) })],
    ['put', '/sockets', (fields) => controls.change({ sockets: readSocketsField(fields) })],
    ['post', '/sockets/drop', () => backend.hub.dropAll()],
    ['get', '/pass', () => ({ passOn: setup().passOn })],
    ['put', '/pass', (fields) => controls.change({ passOn: readPassOn(fields) })],
    ['delete', '/pass', () => controls.change({ passOn: null })],
    ['get', '/state', async () => withoutPasswords(await backend.exportState())],
    ['put', '/state', (fields) => controls.importState(fields)],
    ['post', '/reset', (fields) => controls.reset(readStart(fields))],
    ['get', '/outbox', () => backend.outbox.list()],
    ['delete', '/outbox', () => backend.outbox.clear()],
    ['get', '/log', readLog],
    [
      'get',
      '/bug-report',
      () =>
        makeBugReport(backend, controls, {
          createdAt: new Date().toISOString(),
          build: `mock server on Node ${process.version}, ${process.platform}`,
          log: readLog(),
          page: null,
        }),
    ],
    ['get', '/log.har', () => toHar(backend.log.entries(), '1')],
    ['delete', '/log', () => backend.clearLog()],
    ['get', '/idle', () => backend.traffic.whenIdle()],
  ];
}

/** Creates the server's workbench at `/__workbench`: the page's controls over HTTP. */
export function workbenchRoutes(backend: MockBackend, controls: Controls, host: string): Router {
  const router = Router();
  router.use(guardWorkbench(host));
  // curl sends every body as a form; the guard rejects the forms of other pages.
  router.use(express.json({ limit: LARGEST_BODY, strict: true, type: () => true }));
  router.use(rejectBody);
  router.get('/', (_request, response) => {
    response.set('Content-Security-Policy', PAGE_POLICY).type('html').send(readPage());
  });
  for (const [method, path, action] of makeRoutes(backend, controls)) {
    router[method](path, reply(action));
  }
  return router;
}
