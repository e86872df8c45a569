import { createHash } from 'node:crypto';
import { replaceError, mutateOperation, mutateBody, withBody, withJson, type Body } from './mutate';
import type { Mutant } from './mutant';

const ADMIN_HASH = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';

const user = (body: Body) => body.user as Body;
const first = (body: Body, name: string) => (body[name] as Body[])[0];

/** Creates a mutant whose responses may contain the password of the request. */
const repeatPassword = (
  operationId: string,
  name: string,
  repeat: (response: Response, password: string) => Promise<Response>,
): Mutant =>
  mutateOperation(operationId, name, 'secret', async (request, honest) => {
    const sent = (await request
      .clone()
      .json()
      .catch(() => ({}))) as Body;
    return repeat(await honest(request), String(sent.password));
  });

/** Mutants whose responses do not match the document. */
export const responseMutants: Mutant[] = [
  mutateBody('getPublicStats', 'A total is sent as a string', 'schema', (body) => {
    body.totalUsers = String(body.totalUsers);
  }),
  mutateBody('getProject', 'A required field is missing', 'schema', (body) => {
    delete (body.project as Body).technologies;
  }),
  mutateBody('listProjects', 'A title is null', 'schema', (body) => {
    Object.assign(first(body, 'projects') ?? {}, { title: null });
  }),
  mutateBody('listProjects', 'A price is a string with a currency sign', 'schema', (body) => {
    Object.assign(first(body, 'projects') ?? {}, { base_price: '₹ 4,999' });
  }),
  mutateBody(
    'listProjects',
    'The body is the list of projects itself',
    'schema',
    (body) => body.projects,
  ),
  mutateBody('getProfile', 'A time has a local format', 'schema', (body) => {
    user(body).created_at = '05/11/2024 06:30';
  }),
  mutateBody('login', 'A time has an offset that is not UTC', 'schema', (body) => {
    user(body).created_at = '2024-11-05T12:00:00+05:30';
  }),
  mutateBody('getProfile', 'The password is returned', 'secret', (body) => {
    user(body).password = 'secret-of-the-person';
  }),
  mutateBody('login', 'The hash of the password is returned', 'secret', (body) => {
    user(body).credentials = ADMIN_HASH;
  }),
  mutateBody('getProfile', 'The password is returned under a longer name', 'secret', (body) => {
    user(body).plainPassword = 'hunter2';
  }),
  mutateBody('login', 'A digest of the password is returned', 'secret', (body) => {
    user(body).password_digest = createHash('sha256').update('password').digest('hex');
  }),
  mutateBody('getProfile', 'The password is returned as a number', 'secret', (body) => {
    user(body).pwd = 123_456;
  }),
  mutateBody('updateProfile', 'Earlier passwords are returned as a list', 'secret', (body) => {
    body.passwords = ['hunter1', 'hunter2'];
  }),
  repeatPassword(
    'register',
    'The confirmation of a registration repeats the password',
    (response, password) =>
      withJson(response, (body) => ({
        ...body,
        message: `You log in with ${password} from now on.`,
      })),
  ),
  repeatPassword('login', 'An error page repeats the password', async (response, password) =>
    response.ok
      ? response
      : new Response(`<p>${password} is wrong</p>`, {
          status: response.status,
          headers: { 'Content-Type': 'text/html' },
        }),
  ),
  mutateOperation(
    'listCategories',
    'JSON is sent as HTML',
    'content-type',
    async (request, honest) => {
      const response = await honest(request);
      response.headers.set('Content-Type', 'text/html');
      return response;
    },
  ),
  mutateOperation('listPayments', 'The JSON is truncated', 'json', async (request, honest) => {
    const response = await honest(request);
    return withBody(response, (await response.text()).slice(0, -1));
  }),
  mutateOperation(
    'register',
    'A new account gets status 200',
    'undocumented-status',
    async (request, honest) => {
      const response = await honest(request);
      return response.status === 201
        ? new Response(response.body, { headers: response.headers })
        : response;
    },
  ),
  replaceError(
    ['getProject', 404],
    'An unknown project causes a server error',
    'server-error',
    () =>
      Response.json({ success: false, message: 'Cannot read properties of null' }, { status: 500 }),
  ),
  replaceError(['getProject', 404], 'An unknown project gets an empty success', 'status', () =>
    Response.json({ project: null }),
  ),
  replaceError(['login', 401], 'A wrong password gets status 200', 'status', () =>
    Response.json({ success: false, message: 'Invalid email or password' }),
  ),
  replaceError(['login', 401], 'An error response has no message', 'schema', () =>
    Response.json({ success: false }, { status: 401 }),
  ),
  replaceError(
    ['getProfile', 401],
    'A missing token redirects to a page',
    'undocumented-status',
    () => new Response(null, { status: 302, headers: { Location: '/login' } }),
  ),
  replaceError(
    ['downloadProject', 403],
    'An error response is HTML',
    'content-type',
    () =>
      new Response('<h1>Forbidden</h1>', { status: 403, headers: { 'Content-Type': 'text/html' } }),
  ),
  replaceError(
    ['register', 400],
    'An invalid field gets status 422',
    'undocumented-status',
    async (response) => Response.json(await response.json(), { status: 422 }),
  ),
];
