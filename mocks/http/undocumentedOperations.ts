import { filesOf, findPicture } from '../domain/admin/uploads';
import { DEMO_FOLDER, makeDemoPage } from '../domain/demoPage';
import { DomainError } from '../domain/errors';
import type { ProjectRow } from '../domain/model';
import { readSizedName } from '../domain/pictureWidths';
import { takePayment } from '../domain/provider';
import { takeProviderEvent, WEBHOOK_PATH } from '../domain/providerEvents';
import { oncePerRow } from '../domain/search';
import type { AnyContext, Operation } from './operation';

const NO_CONTENT = 204;
const BAD_REQUEST = 400;
const GATEWAY_TIMEOUT = 504;
const HTML = 'text/html; charset=utf-8';
/** Prevents browsers from interpreting an uploaded file as a page or a script. */
const NO_SNIFFING = { 'X-Content-Type-Options': 'nosniff' };

/** The file names of all projects' pictures, once by version of the table: a page requests dozens. */
const pictureNames = oncePerRow((rows: readonly ProjectRow[]): ReadonlySet<string> => {
  const places = rows.flatMap(filesOf).map((place) => place ?? '');
  return new Set(places.map((place) => place.slice(place.lastIndexOf('/') + 1)));
});

async function getPicture({ domain, params, seededPicture }: AnyContext): Promise<Response> {
  const name = params.name ?? '';
  const { original } = readSizedName(name);
  // An uploaded picture comes in its own width, because browsers run this as well.
  const uploaded = await findPicture(domain, original);
  if (uploaded) {
    const headers = { 'Content-Type': uploaded.contentType, ...NO_SNIFFING };
    return new Response(uploaded.file, { headers });
  }
  if (!pictureNames(domain.store.projects.all()).has(original)) {
    throw new DomainError('notFound', 'Picture not found');
  }
  return seededPicture(name);
}

async function getDemoPage({ domain, url }: AnyContext): Promise<Response> {
  const project = domain.store.projects.all().find(({ demoUrl }) => demoUrl === url.pathname);
  if (!project) throw new DomainError('notFound', 'Page not found');
  return new Response(makeDemoPage(project), { headers: { 'Content-Type': HTML, ...NO_SNIFFING } });
}

async function takeSimulatedPayment({ domain, provider, readBody }: AnyContext): Promise<object> {
  const outcome = await takePayment(domain, await readBody(), provider);
  if (!outcome) return new Response(null, { status: GATEWAY_TIMEOUT });
  return 'error' in outcome ? Response.json(outcome, { status: BAD_REQUEST }) : outcome;
}

async function takeEvent({ domain, request }: AnyContext): Promise<Response> {
  await takeProviderEvent(
    domain,
    await request.text(),
    request.headers.get('X-Razorpay-Signature'),
  );
  return new Response(null, { status: NO_CONTENT });
}

const open = {
  isSecured: false,
  extension: null,
  extensions: [],
  parameters: [],
  status: 200,
  readArg: () => ({}),
};

/**
 * The operations that openapi.yaml does not describe: the payment provider and the webhook that hears of it, the
 * images and demos of projects.
 */
export const undocumentedOperations: readonly Operation[] = [
  {
    ...open,
    operationId: 'takeSimulatedPayment',
    method: 'post',
    path: '/simulated-checkout/payments',
    handle: takeSimulatedPayment,
  },
  {
    ...open,
    operationId: 'takeProviderEvent',
    method: 'post',
    path: WEBHOOK_PATH,
    handle: takeEvent,
  },
  {
    ...open,
    operationId: 'getPicture',
    method: 'get',
    path: '/uploads/images/:name',
    handle: getPicture,
  },
  {
    ...open,
    operationId: 'getDemoPage',
    method: 'get',
    path: `${DEMO_FOLDER}:name`,
    handle: getDemoPage,
  },
];
