import { mutateOperation, sentJson, withSentJson, type Body, type CaughtBy } from './mutate';
import type { Mutant } from './mutant';

const lengthOf = (value: unknown) =>
  typeof value === 'string' || Array.isArray(value) ? value.length : undefined;

/** Creates a mutant that rejects what the document allows. */
function refuses(operationId: string, name: string, isRefused: (sent: Body) => boolean): Mutant {
  return mutateOperation(operationId, name, 'status', async (request, honest) => {
    if (!isRefused(await sentJson(request))) return honest(request);
    const message = 'Please shorten it';
    return Response.json({ success: false, message, errors: {} }, { status: 400 });
  });
}

/** Creates a mutant that accepts what the document forbids, storing something else. */
function takes(
  operationId: string,
  name: string,
  change: (sent: Body) => Partial<Body>,
  caughtBy: CaughtBy = 'status',
): Mutant {
  return mutateOperation(operationId, name, caughtBy, async (request, honest) => {
    const sent = await sentJson(request);
    const isObject = Object.keys(sent).length > 0 && !Array.isArray(sent);
    return honest(
      isObject ? await withSentJson(request, (body) => ({ ...body, ...change(body) })) : request,
    );
  });
}

/** Truncates a text or a list of the body that is too long. */
const cut = (sent: Body, field: string, length: number): Body => {
  const value = sent[field];
  return typeof value === 'string' || Array.isArray(value)
    ? { [field]: value.slice(0, length) as unknown }
    : {};
};

type ReleaseBody = { version?: unknown; changes?: unknown };

/** Changes the releases of a body that has some. */
const withReleases = (
  { changelog }: Body,
  change: (release: ReleaseBody) => ReleaseBody,
): Partial<Body> =>
  Array.isArray(changelog) ? { changelog: (changelog as ReleaseBody[]).map(change) } : {};

const isLicence = (value: unknown): value is { name: unknown; may: unknown } =>
  typeof value === 'object' && value !== null;

/** Mutants that are off by one at a bound of the document, or enforce it only at the top level. */
export const boundMutants: Mutant[] = [
  refuses('register', 'The longest name is refused', ({ name }) => lengthOf(name) === 100),
  refuses(
    'register',
    'The shortest password is refused',
    ({ password }) => lengthOf(password) === 6,
  ),
  refuses('updateProfile', 'The shortest name is refused', ({ name }) => lengthOf(name) === 2),
  refuses('saveOwnReview', 'The longest review is refused', ({ text }) => lengthOf(text) === 2000),
  refuses('createProject', 'The highest price is refused', (sent) => sent.base_price === 1_000_000),
  refuses('createProject', 'The longest support is refused', (sent) => sent.support_days === 3650),
  refuses(
    'updateProject',
    'As many requirements as allowed are refused',
    ({ requirements }) => lengthOf(requirements) === 20,
  ),
  refuses('changeProjects', 'As many projects as allowed are refused', ({ ids }) =>
    Boolean(lengthOf(ids) === 100),
  ),
  refuses(
    'sendChatMessage',
    'The longest message is refused',
    ({ message }) => lengthOf(message) === 10_000,
  ),
  refuses('tellOpenedFrom', 'The longest title of a page is refused', ({ title }) =>
    Boolean(lengthOf(title) === 200),
  ),
  refuses('requestRefund', 'The longest reason is refused', ({ text }) => lengthOf(text) === 1000),
  refuses(
    'grantRefund',
    'The longest text of a refund by the shop is refused',
    ({ text }) => lengthOf(text) === 1000,
  ),
  refuses(
    'updateReview',
    'The longest answer is refused',
    ({ answer }) => lengthOf(answer) === 2000,
  ),
  refuses('createProject', 'The shortest change of a release is refused', ({ changelog }) =>
    (Array.isArray(changelog) ? (changelog as ReleaseBody[]) : []).some(
      ({ changes }) => Array.isArray(changes) && changes.some((one) => lengthOf(one) === 1),
    ),
  ),
  takes(
    'saveOwnReview',
    'A long title of a review is cut',
    (sent) => cut(sent, 'title', 80),
    'consistency',
  ),
  takes(
    'addConversationNote',
    'The end of a long note is lost',
    (sent) => cut(sent, 'text', 1999),
    'consistency',
  ),
  takes('updateProfile', 'A long name is cut', (sent) => cut(sent, 'name', 64), {
    rule: 'status',
    at: 'updateProfile',
  }),
  takes('grantRefund', 'A text of a refund by the shop is cut instead of refused', (sent) =>
    cut(sent, 'text', 1000),
  ),
  takes('changeProjects', 'More projects than allowed are taken', (sent) => cut(sent, 'ids', 100)),
  takes('updateProject', 'More requirements than allowed are taken', (sent) =>
    cut(sent, 'requirements', 20),
  ),
  takes('createProject', 'More rights of a licence than allowed are taken', ({ licence }) =>
    isLicence(licence) && Array.isArray(licence.may)
      ? { licence: { ...licence, may: licence.may.slice(0, 12) as unknown } }
      : {},
  ),
  takes('createProject', 'A longer name of a licence is taken', ({ licence }) =>
    isLicence(licence) && typeof licence.name === 'string'
      ? { licence: { ...licence, name: licence.name.slice(0, 60) } }
      : {},
  ),
  takes('createProject', 'A longer change of a release is taken', (sent) =>
    withReleases(sent, (release) =>
      Array.isArray(release?.changes)
        ? {
            ...release,
            changes: release.changes.map((one: unknown) =>
              typeof one === 'string' ? one.slice(0, 300) : one,
            ),
          }
        : release,
    ),
  ),
  takes('updateProject', 'A release without a version is taken', (sent) =>
    withReleases(sent, (release) =>
      release?.version === '' ? { ...release, version: '1' } : release,
    ),
  ),
  takes('tellOpenedFrom', 'A path that leads elsewhere is taken', ({ path }) =>
    typeof path === 'string' ? { path: path.replace(/^\/{2,}/, '/') } : {},
  ),
  takes(
    'createProject',
    'A longer caption of a picture is taken',
    ({ image_captions: captions }) =>
      Array.isArray(captions)
        ? {
            image_captions: captions.map((one: unknown) =>
              typeof one === 'string' ? one.slice(0, 120) : one,
            ),
          }
        : {},
  ),
];
