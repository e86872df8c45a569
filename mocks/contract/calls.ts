import { specialProjects } from '../seeds/projects';
import { accountCalls } from './accountCalls';
import { adminCalls } from './adminCalls';
import { ADMIN, ASHA, type Calls, FOR_SALE, NEW_CUSTOMER } from './call';
import { post, send, tokenOf } from './client';
import { keyCalls } from './keyCalls';
import { refundCalls } from './refundCalls';
import { reviewCalls } from './reviewCalls';

const OWNER_OF_WITHDRAWN = 'arjun.menon@example.com';
const OWNED_BY_ASHA = 12;

async function priceOf(id: number): Promise<number> {
  const response = await send('GET', `/api/projects/${id}`, {});
  const { project } = (await response.json()) as { project: { base_price: string | number } };
  return Number(project.base_price);
}

async function openOrder(email: string): Promise<{ orderId: string; amount: number }> {
  const body = { projectId: FOR_SALE, amount: await priceOf(FOR_SALE) };
  return post('/api/payments/create-order', body, await tokenOf(email));
}

async function payment(email: string) {
  const { orderId, amount } = await openOrder(email);
  const paid = await post<Record<string, string>>('/simulated-checkout/payments', {
    order_id: orderId,
    amount,
    currency: 'INR',
    method: 'card',
    card: { number: '4100280000001007' },
  });
  return { orderId, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature };
}

const registration = {
  name: 'Ravi Kumar',
  email: 'ravi@example.com',
  phone: '+919845018261',
  password: 'a-secret',
  agreeToTerms: true,
};
const project = (id: number, rest = '') => `/api/projects/${id}${rest}`;
const order = (id: string) => `/api/payments/orders/${id}`;
const message = { message: 'Hello', messageType: 'text' };
const openedFrom = { title: 'Leadwell Sales Pipeline CRM', path: '/projects/4' };

async function conversationOf(email: string): Promise<number> {
  const token = await tokenOf(email);
  const { conversationId } = await post<{ conversationId: number }>(
    '/api/chat/conversation',
    undefined,
    token,
  );
  return conversationId;
}

/** The calls that provoke each documented response, keyed by operationId and status. */
export const calls: Calls = {
  'login 200': () => ({ body: { email: ASHA, password: 'password' } }),
  'login 400': () => ({ body: { email: ASHA } }),
  'login 401': () => ({ body: { email: ASHA, password: 'wrong-one' } }),
  'register 201': () => ({ body: registration }),
  'register 400': () => ({ body: { ...registration, phone: '0' } }),
  'register 409': () => ({ body: { ...registration, email: ASHA } }),
  'getProfile 200': () => ({ as: ASHA }),
  'updateProfile 200': () => ({ as: ASHA, body: { name: 'Asha R. Rao' } }),
  'updateProfile 400': () => ({ as: ASHA, body: { name: 'A' } }),
  'updateProfile 409': () => ({ as: ASHA, body: { email: NEW_CUSTOMER } }),
  'changePassword 200': () => ({
    as: ASHA,
    body: { currentPassword: 'password', newPassword: 'another' },
  }),
  'changePassword 400': () => ({
    as: ASHA,
    body: { currentPassword: 'wrong', newPassword: 'another' },
  }),
  'getPublicStats 200': () => ({}),
  'listCategories 200': () => ({}),
  'listProjects 200': () => ({ path: '/api/projects?limit=100' }),
  'suggestProjects 200': () => ({ path: '/api/projects/suggestions?q=man' }),
  'getProject 200': () => ({ path: project(FOR_SALE) }),
  'getPurchaseStatus 200': () => ({ as: ASHA, path: project(OWNED_BY_ASHA, '/purchase-status') }),
  'getProjectContents 200': () => ({}),
  'downloadProject 200': () => ({ as: ASHA, path: project(OWNED_BY_ASHA, '/download') }),
  'downloadProject 403': () => ({ as: NEW_CUSTOMER, path: project(FOR_SALE, '/download') }),
  'downloadProject 410': () => ({
    as: OWNER_OF_WITHDRAWN,
    path: project(specialProjects.withdrawn, '/download'),
  }),
  'listPurchasedProjects 200': () => ({ as: ASHA }),
  'listPayments 200': () => ({ as: ASHA }),
  'createPaymentOrder 200': async () => ({
    as: NEW_CUSTOMER,
    body: { projectId: FOR_SALE, amount: await priceOf(FOR_SALE) },
  }),
  'createPaymentOrder 400': () => ({ as: NEW_CUSTOMER, body: { projectId: FOR_SALE, amount: 1 } }),
  'createPaymentOrder 404': () => ({ as: NEW_CUSTOMER, body: { projectId: 99_999, amount: 1 } }),
  'createPaymentOrder 409': async () => ({
    as: ASHA,
    body: { projectId: OWNED_BY_ASHA, amount: await priceOf(OWNED_BY_ASHA) },
  }),
  'getPaymentOrder 200': async () => ({
    as: NEW_CUSTOMER,
    path: order((await payment(NEW_CUSTOMER)).orderId),
  }),
  'getPaymentOrder 403': async () => ({
    as: ASHA,
    path: order((await openOrder(NEW_CUSTOMER)).orderId),
  }),
  'verifyPayment 200': async () => ({ as: NEW_CUSTOMER, body: await payment(NEW_CUSTOMER) }),
  'verifyPayment 400': async () => ({
    as: NEW_CUSTOMER,
    body: { ...(await payment(NEW_CUSTOMER)), signature: 'forged' },
  }),
  'verifyPayment 403': async () => ({ as: ASHA, body: await payment(NEW_CUSTOMER) }),
  'verifyPayment 404': () => ({
    as: ASHA,
    body: { orderId: 'order_none', paymentId: 'pay_none', signature: 'x' },
  }),
  'openConversation 200': () => ({ as: ASHA }),
  'sendChatMessage 200': async () => ({
    as: ASHA,
    body: { ...message, conversationId: await conversationOf(ASHA) },
  }),
  'sendChatMessage 400': async () => ({
    as: ASHA,
    body: { ...message, message: '  ', conversationId: await conversationOf(ASHA) },
  }),
  'sendChatMessage 403': async () => ({
    as: NEW_CUSTOMER,
    body: { ...message, conversationId: await conversationOf(ASHA) },
  }),
  'sendChatMessage 404': () => ({ as: ASHA, body: { ...message, conversationId: 99_999 } }),
  'getUnreadCount 200': () => ({ as: ASHA }),
  'markAnswersRead 200': () => ({ as: ASHA }),
  'tellOpenedFrom 200': async () => {
    await conversationOf(ASHA);
    return { as: ASHA, body: openedFrom };
  },
  'tellOpenedFrom 400': () => ({ as: ASHA, body: { ...openedFrom, path: '//evil.example' } }),
  'tellOpenedFrom 404': () => ({ as: ASHA, body: openedFrom }),
  'listConversations 200': () => ({ as: ADMIN }),
  'getConversation 200': () => ({ as: ADMIN }),
  'updateConversation 200': () => ({ as: ADMIN, body: { status: 'resolved' } }),
  'updateConversation 400': () => ({ as: ADMIN, body: { status: 'waiting' } }),
  'markConversationRead 200': () => ({ as: ADMIN }),
  'addConversationNote 201': () => ({ as: ADMIN, body: { text: 'Asked for an invoice.' } }),
  'addConversationNote 400': () => ({ as: ADMIN, body: { text: ' ' } }),
  'assignConversation 200': () => ({ as: ADMIN, body: { assignee_id: 1 } }),
  'assignConversation 400': () => ({ as: ADMIN, body: { assignee_id: 2 } }),
  ...accountCalls,
  ...adminCalls,
  ...reviewCalls,
  ...keyCalls,
  ...refundCalls,
};
