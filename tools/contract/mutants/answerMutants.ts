import { createHash } from 'node:crypto';
import { insteadOf, lieAt, spoil, withBody, withJson, type Body } from './lies';
import type { Mutant } from './mutant';

const ADMIN_HASH = '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';

const user = (body: Body) => body.user as Body;
const first = (body: Body, name: string) => (body[name] as Body[])[0];

/** A mutant that knows in its answer what password was sent. */
const repeatPassword = (
  operationId: string,
  name: string,
  repeat: (answer: Response, password: string) => Promise<Response>,
): Mutant =>
  lieAt(operationId, name, 'secret', async (request, honest) => {
    const sent = (await request
      .clone()
      .json()
      .catch(() => ({}))) as Body;
    return repeat(await honest(request), String(sent.password));
  });

/** Backends whose answers are not those of the document. */
export const answerMutants: Mutant[] = [
  spoil('getPublicStats', 'A total is sent as a text', 'schema', (body) => {
    body.totalUsers = String(body.totalUsers);
  }),
  spoil('getProject', 'A required field is missing', 'schema', (body) => {
    delete (body.project as Body).technologies;
  }),
  spoil('listProjects', 'A title is null', 'schema', (body) => {
    Object.assign(first(body, 'projects') ?? {}, { title: null });
  }),
  spoil('listProjects', 'A price is a text with a currency sign', 'schema', (body) => {
    Object.assign(first(body, 'projects') ?? {}, { base_price: '₹ 4,999' });
  }),
  spoil('listProjects', 'The projects are the whole body', 'schema', (body) => body.projects),
  spoil('getProfile', 'A time is written in the local manner', 'schema', (body) => {
    user(body).created_at = '05/11/2024 06:30';
  }),
  spoil('login', 'A time has an offset that is not UTC', 'schema', (body) => {
    user(body).created_at = '2024-11-05T12:00:00+05:30';
  }),
  spoil('getProfile', 'The password is answered', 'secret', (body) => {
    user(body).password = 'secret-of-the-person';
  }),
  spoil('login', 'The hash of the password is answered', 'secret', (body) => {
    user(body).credentials = ADMIN_HASH;
  }),
  spoil('getProfile', 'The password is answered under a longer name', 'secret', (body) => {
    user(body).plainPassword = 'hunter2';
  }),
  spoil('login', 'A digest of the password is answered', 'secret', (body) => {
    user(body).password_digest = createHash('sha256').update('password').digest('hex');
  }),
  spoil('getProfile', 'The password is answered as a number', 'secret', (body) => {
    user(body).pwd = 123_456;
  }),
  spoil('updateProfile', 'Earlier passwords are answered as a list', 'secret', (body) => {
    body.passwords = ['hunter1', 'hunter2'];
  }),
  repeatPassword('register', 'A registration is confirmed with the password', (answer, password) =>
    withJson(answer, (body) => ({ ...body, message: `You log in with ${password} from now on.` })),
  ),
  repeatPassword('login', 'A refusal is a page with the password', async (answer, password) =>
    answer.ok
      ? answer
      : new Response(`<p>${password} is wrong</p>`, {
          status: answer.status,
          headers: { 'Content-Type': 'text/html' },
        }),
  ),
  lieAt('listCategories', 'JSON is sent as HTML', 'content-type', async (request, honest) => {
    const answer = await honest(request);
    answer.headers.set('Content-Type', 'text/html');
    return answer;
  }),
  lieAt('listPayments', 'The JSON is broken off', 'json', async (request, honest) => {
    const answer = await honest(request);
    return withBody(answer, (await answer.text()).slice(0, -1));
  }),
  lieAt(
    'register',
    'A new account is answered with 200',
    'undocumented-status',
    async (request, honest) => {
      const answer = await honest(request);
      return answer.status === 201
        ? new Response(answer.body, { headers: answer.headers })
        : answer;
    },
  ),
  insteadOf(['getProject', 404], 'An unknown project is a server error', 'server-error', () =>
    Response.json({ success: false, message: 'Cannot read properties of null' }, { status: 500 }),
  ),
  insteadOf(['getProject', 404], 'An unknown project is an empty success', 'status', () =>
    Response.json({ project: null }),
  ),
  insteadOf(['login', 401], 'A wrong password is answered with 200', 'status', () =>
    Response.json({ success: false, message: 'Invalid email or password' }),
  ),
  insteadOf(['login', 401], 'A refusal gives no reason', 'schema', () =>
    Response.json({ success: false }, { status: 401 }),
  ),
  insteadOf(
    ['getProfile', 401],
    'A missing token redirects to a page',
    'undocumented-status',
    () => new Response(null, { status: 302, headers: { Location: '/login' } }),
  ),
  insteadOf(
    ['downloadProject', 403],
    'A refusal is a page of HTML',
    'content-type',
    () =>
      new Response('<h1>Forbidden</h1>', { status: 403, headers: { 'Content-Type': 'text/html' } }),
  ),
  insteadOf(
    ['register', 400],
    'A wrong field is answered with 422',
    'undocumented-status',
    async (refusal) => Response.json(await refusal.json(), { status: 422 }),
  ),
];
