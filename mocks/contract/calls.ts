import { strToU8, zipSync } from 'fflate';
import { reviewLimits } from '@/config/reviewLimits';
import type { MockBackend } from '../createMockBackend';
import { peopleIds } from '../seeds/people';
import { specialProjects } from '../seeds/projects';
import { ADMIN, ASHA, type Call, type Calls, FOR_SALE, NO_ID } from './call';
import { post, send, tokenOf } from './client';

const OWNER_OF_WITHDRAWN = 'arjun.menon@example.com';
const OWNED_BY_ASHA = 12;
const REVIEWED_BY_ASHA = 41;
const NEW_ADDRESS = 'asha.rao@example.com';

const zip = new Blob([new Uint8Array(zipSync({ 'README.md': strToU8('# Leadwell') }))]);

async function read<Body>(path: string, token?: string): Promise<Body> {
  const response = await send('GET', path, { ...(token && { token }) });
  return (await response.json()) as Body;
}

/** Returns the token in the newest mail to an address. */
function mailedToken({ outbox }: MockBackend, address: string): string {
  const mail = outbox.list().find(({ to, link }) => to === address && link?.includes('#token='));
  return mail!.link!.split('#token=')[1]!;
}

async function emailToken(backend: MockBackend): Promise<string> {
  const token = await tokenOf(ASHA);
  await send('PUT', '/api/auth/profile', { token, body: { email: NEW_ADDRESS } });
  return mailedToken(backend, NEW_ADDRESS);
}

async function conversationOfAsha(): Promise<{ conversationId: number }> {
  return post('/api/chat/conversation', undefined, await tokenOf(ASHA));
}

async function priceOf(id: number): Promise<number> {
  const { project } = await read<{ project: { base_price: string } }>(`/api/projects/${id}`);
  return Number(project.base_price);
}

/** Pays for a project as Asha; returns what verifies the payment. */
async function payment() {
  const order = { projectId: FOR_SALE, amount: await priceOf(FOR_SALE) };
  const { orderId, amount } = await post<{ orderId: string; amount: number }>(
    '/api/payments/create-order',
    order,
    await tokenOf(ASHA),
  );
  const paid = await post<Record<string, string>>('/simulated-checkout/payments', {
    order_id: orderId,
    amount,
    currency: 'INR',
    method: 'card',
    card: { number: '4100280000001007' },
  });
  return { orderId, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature };
}

/** Returns the id of Asha's newest order with a status. */
async function orderOf(status = 'completed'): Promise<string> {
  const { payments } = await read<{ payments: { status: string; razorpay_order_id: string }[] }>(
    '/api/payments/history',
    await tokenOf(ASHA),
  );
  return payments.find((one) => one.status === status)!.razorpay_order_id;
}

/** Requests a refund of Asha's newest payment; returns the id of its order. */
async function requested(): Promise<string> {
  const orderId = await orderOf();
  const request = { reason: 'payment_error', text: 'I was charged twice for this project.' };
  await post(`/api/payments/orders/${orderId}/refund`, request, await tokenOf(ASHA));
  return orderId;
}

/** Starts the upload of an archive; returns the call that sends a part of it. */
async function uploading(body: Blob): Promise<Call> {
  const { upload } = await post<{ upload: { id: string } }>(
    '/api/admin/uploads',
    { kind: 'archive', file_name: 'leadwell.zip', file_size: zip.size },
    await tokenOf(ADMIN),
  );
  return { id: upload.id, query: 'offset=0', body };
}

/** The calls that provoke documented responses and cannot be derived from the document. */
export const calls: Calls = {
  'login 401': { body: { password: 'wrong-one' } },
  'register 201': { body: { email: 'ravi@example.com' } },
  'register 409': { body: { email: ASHA } },
  'updateProfile 409': { body: { email: ADMIN } },
  'resetPassword 200': async (backend) => {
    await post('/api/auth/forgot-password', { email: ASHA });
    return { body: { token: mailedToken(backend, ASHA) } };
  },
  'resetPassword 410': { body: { token: 'unknown' } },
  'confirmEmail 200': async (backend) => ({ body: { token: await emailToken(backend) } }),
  'confirmEmail 409': async (backend) => {
    const token = await emailToken(backend);
    const registration = { name: 'Ravi Kumar', phone: '+919845018261', password: 'a-secret' };
    await post('/api/auth/register', { ...registration, email: NEW_ADDRESS, agreeToTerms: true });
    return { body: { token } };
  },
  'confirmEmail 410': { body: { token: 'unknown' } },
  'deleteAccount 409': { as: ADMIN },
  'suggestProjects 200': { query: 'q=man' },
  'getPurchaseStatus 200': { id: OWNED_BY_ASHA },
  'downloadProject 200': { id: OWNED_BY_ASHA },
  'downloadProject 410': { as: OWNER_OF_WITHDRAWN, id: specialProjects.withdrawn },
  'createPaymentOrder 200': async () => ({ body: { amount: await priceOf(FOR_SALE) } }),
  'createPaymentOrder 404': { body: { projectId: NO_ID } },
  'createPaymentOrder 409': async () => ({
    body: { projectId: OWNED_BY_ASHA, amount: await priceOf(OWNED_BY_ASHA) },
  }),
  'getPaymentOrder 200': async () => ({ id: (await payment()).orderId }),
  'verifyPayment 200': async () => ({ body: await payment() }),
  'verifyPayment 404': { body: { orderId: 'order_none' } },
  'requestRefund 201': async () => ({ id: await orderOf() }),
  'requestRefund 409': async () => ({ id: await requested() }),
  'mailReceipt 200': async () => ({ id: await orderOf() }),
  'mailReceipt 409': async () => ({ id: await orderOf('pending') }),
  'issueInvoice 200': async () => ({ id: await orderOf() }),
  'issueInvoice 409': async () => ({ id: await orderOf('pending') }),
  'sendChatMessage 200': async () => ({ body: await conversationOfAsha() }),
  'sendChatMessage 404': { body: { conversationId: NO_ID } },
  'tellOpenedFrom 200': async () => {
    await conversationOfAsha();
    return {};
  },
  'tellOpenedFrom 404': {},
  'listReviews 200': { id: OWNED_BY_ASHA },
  'getOwnReview 200': { id: REVIEWED_BY_ASHA },
  'saveOwnReview 200': { id: OWNED_BY_ASHA },
  'deleteOwnReview 200': { id: REVIEWED_BY_ASHA },
  'markReviewHelpful 403': async () => {
    const path = `/api/projects/${REVIEWED_BY_ASHA}/reviews/mine`;
    const { review } = await read<{ review: { id: number } }>(path, await tokenOf(ASHA));
    return { id: review.id };
  },
  'askQuestion 409': ({ store: { questions } }) => {
    const waiting = questions.all().find(({ answer }) => answer === null)!;
    for (let left = reviewLimits.questionsWaitingMax; left > 0; left -= 1) {
      questions.put({ ...waiting, id: questions.nextId(), userId: peopleIds.asha });
    }
    return {};
  },
  'getAdminOverview 200': { query: 'days=30' },
  'getAdminOverview 400': { query: 'days=31' },
  'changeProjects 200': { body: { ids: [FOR_SALE, NO_ID] } },
  'importProjects 400': { body: zip },
  'updateProject 409': { body: { expected_updated_at: '2020-01-01T00:00:00.000Z' } },
  'deleteProject 200': async ({ store: { projects } }) => {
    const id = projects.nextId();
    projects.put({ ...projects.get(FOR_SALE)!, id });
    return { id };
  },
  'deleteProject 409': { id: OWNED_BY_ASHA },
  'getUpload 200': async () => ({ id: (await uploading(zip)).id! }),
  'sendUploadPart 200': () => uploading(zip),
  'sendUploadPart 400': () => uploading(new Blob(['x'.repeat(zip.size)])),
  'sendUploadPart 409': async () => {
    const call = await uploading(zip.slice(0, 10));
    const path = `/api/admin/uploads/${call.id}?${call.query}`;
    await send('PUT', path, { body: call.body, token: await tokenOf(ADMIN) });
    return call;
  },
  'recheckPayment 200': async () => ({ id: await orderOf('pending') }),
  'recheckPayment 409': async () => ({ id: await orderOf('refunded') }),
  'grantRefund 201': async () => ({ id: await orderOf() }),
  'grantRefund 409': async () => ({ id: await requested() }),
  'decideRefund 200': async () => ({ id: await requested() }),
  'decideRefund 409': async () => ({ id: await requested(), body: { status: 'refunded' } }),
  'updateUser 409': { id: peopleIds.admin, body: { role: 'user' } },
};
