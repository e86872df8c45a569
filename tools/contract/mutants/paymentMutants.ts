import { signPayment } from '@mocks/domain/orders';
import {
  replaceError,
  mutateOperation,
  rewriteRequest,
  mutateBody,
  withBody,
  withSentJson,
  type Body,
} from './mutate';
import type { Mutant } from './mutant';

const PAISE_PER_RUPEE = 100;
const EMPTY_ZIP = Uint8Array.from([0x50, 0x4b, 0x05, 0x06, ...Array<number>(18).fill(0)]);
const verified = () => Response.json({ success: true, message: 'Payment verified' });

const zip = { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment' };

/** Creates a mutant that changes the response to every download. */
function mutateDownload(
  name: string,
  rule: 'file' | 'header',
  make: (response: Response) => Response,
): Mutant {
  return mutateOperation('downloadProject', name, rule, async (request, honest) => {
    const response = await honest(request);
    return response.ok ? make(response) : response;
  });
}

/** Handles the first successful request and rejects all later ones. */
function onlyOnce(reject: () => Response): Mutant['respond'] & object {
  let hasSucceeded = false;
  return async (request, honest) => {
    const response = await honest(request);
    if (!response.ok) return response;
    if (hasSucceeded) return reject();
    hasSucceeded = true;
    return response;
  };
}

function acceptsOldPrices(): Mutant {
  const opened = new Map<string, string>();
  return mutateOperation(
    'createPaymentOrder',
    'The price from before a change is still accepted',
    'status',
    async (request, honest) => {
      const key = `${request.headers.get('Authorization')} ${await request.clone().text()}`;
      const response = await honest(request);
      if (response.ok) opened.set(key, await response.clone().text());
      const earlier = response.status === 400 ? opened.get(key) : undefined;
      return earlier === undefined ? response : Response.json(JSON.parse(earlier));
    },
  );
}

/** Mutants of payments, purchases and downloads. */
export const paymentMutants: Mutant[] = [
  mutateBody('createPaymentOrder', "An order's amount is in rupees", 'money', (body) => {
    body.amount = Math.round(Number(body.amount) / PAISE_PER_RUPEE);
  }),
  mutateBody('createPaymentOrder', 'Every request creates a new order', 'consistency', (body) => {
    body.orderId = `${String(body.orderId)}_${Math.random()}`;
  }),
  rewriteRequest(
    'createPaymentOrder',
    'Any amount is accepted',
    'status',
    async (request, honest) => {
      const { projectId } = (await request.clone().json()) as Body;
      const url = new URL(`/api/projects/${String(projectId)}`, request.url);
      const response = (await (await honest(new Request(url))).json()) as { project?: Body };
      return withSentJson(request, (body) =>
        response.project ? { ...body, amount: Number(response.project.base_price) } : body,
      );
    },
  ),
  replaceError(['createPaymentOrder', 409], 'A project can be bought twice', 'status', () =>
    Response.json({
      orderId: 'order_again',
      amount: 1,
      key: 'key',
      name: 'Shop',
      description: 'Again',
      prefill: {},
      theme: {},
    }),
  ),
  rewriteRequest('verifyPayment', 'Any signature is accepted', 'status', (request) =>
    withSentJson(request, async (body) => ({
      ...body,
      signature: await signPayment(String(body.orderId), String(body.paymentId)),
    })),
  ),
  mutateOperation(
    'verifyPayment',
    "Another payment's signature is accepted",
    'status',
    async (request, honest) => {
      const { signature } = (await request.clone().json()) as Body;
      const response = await honest(request);
      const isForged = /^0*$/.test(String(signature));
      return response.status === 400 && signature && !isForged ? verified() : response;
    },
  ),
  replaceError(['verifyPayment', 403], 'Another user can verify a payment', 'status', verified),
  mutateOperation(
    'verifyPayment',
    'Verifying the same payment again is rejected',
    'undocumented-status',
    onlyOnce(() => Response.json({ success: false, message: 'Paid already' }, { status: 409 })),
  ),
  mutateBody('verifyPayment', 'A successful response has success: false', 'consistency', (body) => {
    body.success = false;
  }),
  mutateBody('getPurchaseStatus', 'Every user owns every project', 'consistency', (body) => {
    Object.assign(body, { hasPurchased: true, purchaseStatus: 'completed' });
  }),
  mutateBody('getPurchaseStatus', 'No user owns any project', 'consistency', (body) => {
    Object.assign(body, { hasPurchased: false, purchaseStatus: null });
  }),
  mutateBody('listPurchasedProjects', 'A purchase is not listed', 'consistency', () => ({
    projects: [],
  })),
  mutateBody('listPayments', 'A completed payment has the status paid', 'money', (body) => {
    for (const payment of body.payments as Body[]) payment.status = 'paid';
  }),
  mutateBody('listPayments', 'Amounts in the payment history are in paise', 'money', (body) => {
    for (const payment of body.payments as Body[]) {
      payment.amount = String(Math.round(Number(payment.amount) * PAISE_PER_RUPEE));
    }
  }),
  replaceError(
    ['downloadProject', 403],
    'Projects can be downloaded without a purchase',
    'status',
    () => new Response('PK', { headers: zip }),
  ),
  mutateDownload('The zip file is empty', 'file', (response) => withBody(response, EMPTY_ZIP)),
  mutateDownload('The zip file has no bytes', 'file', (response) =>
    withBody(response, new Uint8Array()),
  ),
  mutateDownload('An HTML page is sent as a zip file', 'file', (response) =>
    withBody(response, '<!doctype html><title>Sign in</title>'),
  ),
  mutateDownload('A download has no Content-Length', 'header', (response) => {
    response.headers.delete('Content-Length');
    return response;
  }),
  acceptsOldPrices(),
];
