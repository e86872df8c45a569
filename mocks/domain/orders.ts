import type { PaymentStatus } from '@/api/generated/admin.gen';
import type { Payment, PaymentOrder, PaymentOrderState } from '@/api/generated/payments.gen';
import type { PurchasedProject, PurchaseStatus } from '@/api/generated/projects.gen';
import { PAISE_PER_RUPEE } from '@/lib/money';
import { requireProject, toDemoUrl, toPreviewImages, toRupees } from './catalogue';
import type { DomainContext } from './context';
import { hmacSha256 } from './crypto';
import { DomainError } from './errors';
import { freshId } from './ids';
import { toInvoice } from './invoiceRows';
import { issuedDetails } from './issuedDetails';
import type { OrderRow, OrderStatus, ProjectRow, UserRow } from './model';
import { sendMail } from './outbox';
import { receiptMail } from './receiptMail';
import { refundReasonsOf, toRefund } from './refundRows';

/** The secret shared by the backend and the payment provider. */
export const PROVIDER_SECRET = 'launchyard-mock-provider-secret';
const PROVIDER_KEY = 'rzp_test_launchyard';
const THEME_COLOR = '#2A45DB';
/** Payment statuses by the status of the order. */
export const statusTexts: Record<OrderStatus, PaymentStatus> = {
  created: 'pending',
  attempted: 'pending',
  paid: 'completed',
  failed: 'failed',
  refunded: 'refunded',
};

/** Returns the signature that the provider sends for a payment and the backend expects. */
export function signPayment(
  orderId: string,
  paymentId: string,
  secret = PROVIDER_SECRET,
): Promise<string> {
  return hmacSha256(secret, `${orderId}|${paymentId}`);
}

/** Returns an order of the user; throws `notFound`, or `forbidden` for another user's. */
export function requireOwnOrder({ store }: DomainContext, user: UserRow, id: unknown): OrderRow {
  const order = typeof id === 'string' ? store.orders.get(id) : undefined;
  if (!order) throw new DomainError('notFound', 'Order not found');
  if (order.userId !== user.id) {
    throw new DomainError('forbidden', 'This order belongs to another user');
  }
  return order;
}

function ordersOf({ store }: DomainContext, { id }: UserRow, projectId?: number): OrderRow[] {
  return store.orders
    .where('userId', id)
    .filter((order) => projectId === undefined || order.projectId === projectId)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Returns the completed purchase that makes a user own a project, if any. */
export function findPurchase(
  context: DomainContext,
  user: UserRow,
  projectId: number,
): OrderRow | undefined {
  return ordersOf(context, user, projectId).find(({ status }) => status === 'paid');
}

/** Returns whether the user owns the project, and the status of the latest order. */
export function getPurchaseStatus(
  context: DomainContext,
  user: UserRow,
  { id }: ProjectRow,
): PurchaseStatus {
  if (findPurchase(context, user, id)) return { hasPurchased: true, purchaseStatus: 'completed' };
  const [order] = ordersOf(context, user, id);
  return { hasPurchased: false, purchaseStatus: order ? statusTexts[order.status] : null };
}

/** Returns true if an order can still be paid; failed and refunded orders cannot. */
export const isOpen = ({ status }: OrderRow) => ['created', 'attempted'].includes(status);

const SALE = { share: 0.8, reason: 'Festival sale: 20% off' };

/** Opens an order for a project, or returns the open one; `amount` is in rupees. */
export function createOrder(
  context: DomainContext,
  user: UserRow,
  { projectId, amount }: Record<string, unknown>,
  isReduced = false,
): PaymentOrder {
  if (!Number.isSafeInteger(projectId) || typeof amount !== 'number') {
    throw new DomainError('badRequest', 'Project and amount are required');
  }
  const project = requireProject(context, projectId);
  if (!project.isActive) {
    throw new DomainError('badRequest', 'This project is not for sale at the moment');
  }
  if (Math.round(amount * PAISE_PER_RUPEE) !== project.pricePaise) {
    throw new DomainError('badRequest', 'The amount does not match the price of the project');
  }
  const amountPaise = Math.round(project.pricePaise * (isReduced ? SALE.share : 1));
  const orders = ordersOf(context, user, project.id).map((order) => settleOrder(context, order));
  if (orders.some(({ status }) => status === 'paid')) {
    throw new DomainError('conflict', 'You own this project already');
  }
  const open = orders.filter(isOpen);
  const same = open.find((order) => order.amountPaise === amountPaise);
  // Only this one can be paid, whichever device opened the others.
  for (const order of open) {
    if (order !== same) context.store.orders.put({ ...order, status: 'failed' });
  }
  const order =
    same ??
    context.store.orders.put({
      id: freshId(context, 'order'),
      userId: user.id,
      projectId: project.id,
      amountPaise,
      status: 'created',
      createdAt: context.now().toISOString(),
      paymentId: null,
      downloadCount: 0,
      method: null,
      refund: null,
      invoice: null,
    });
  return {
    orderId: order.id,
    amount: order.amountPaise,
    ...(isReduced && { reductionReason: SALE.reason }),
    key: PROVIDER_KEY,
    name: 'Launchyard',
    description: project.title,
    prefill: { name: user.name, email: user.email, contact: user.phone ?? '' },
    theme: { color: THEME_COLOR },
  };
}

/** Completes a paid order, and mails its receipt. */
export function completeOrder(
  context: DomainContext,
  order: OrderRow,
  paymentId: string,
): OrderRow {
  const { store, now } = context;
  const buyer = store.users.get(order.userId)!;
  const paid = store.orders.put({
    ...order,
    status: 'paid',
    receipt: issuedDetails(buyer, requireProject(context, order.projectId)),
    paymentId,
    createdAt: now().toISOString(),
  });
  sendMail(context, receiptMail(context, buyer, paid));
  return paid;
}

/** Returns an order after asking the provider, completing it if it was paid. */
export function settleOrder(context: DomainContext, order: OrderRow): OrderRow {
  return isOpen(order) && order.paymentId !== null
    ? completeOrder(context, order, order.paymentId)
    : order;
}

/** Returns the state of an order, after asking the provider. */
export function getPaymentOrder(
  context: DomainContext,
  user: UserRow,
  orderId: string,
): PaymentOrderState {
  const { status } = settleOrder(context, requireOwnOrder(context, user, orderId));
  return { orderId, state: status };
}

/** Completes an order if the signature is valid; verifying the same payment again succeeds. */
export async function verifyPayment(
  context: DomainContext,
  user: UserRow,
  { orderId, paymentId, signature }: Record<string, unknown>,
) {
  const isComplete = [orderId, paymentId, signature].every(
    (field) => typeof field === 'string' && field !== '',
  );
  if (!isComplete) {
    throw new DomainError('badRequest', 'Order, payment and signature are required');
  }
  const order = requireOwnOrder(context, user, orderId);
  if (signature !== (await signPayment(order.id, paymentId as string))) {
    throw new DomainError('badRequest', 'Payment signature is not valid');
  }
  if (isOpen(order)) {
    completeOrder(context, order, paymentId as string);
  } else if (order.status !== 'paid' || order.paymentId !== paymentId) {
    // A refund must not be undone by sending the signature of its payment again, and no order is paid twice.
    throw new DomainError('badRequest', 'This order is closed');
  }
  return { success: true, message: 'Payment verified' };
}

/** Converts an order to an entry of the payment history. */
export function toPayment(context: DomainContext, order: OrderRow): Payment {
  return {
    title: requireProject(context, order.projectId).title,
    amount: toRupees(order.amountPaise),
    status: statusTexts[order.status],
    purchase_date: order.createdAt,
    razorpay_payment_id: order.paymentId,
    razorpay_order_id: order.id,
    project_id: order.projectId,
    method: order.method,
    refund_reasons: refundReasonsOf(context, order),
    receipt_email:
      order.status === 'paid' ? (order.mailedAgainTo ?? order.receipt?.buyer_email ?? null) : null,
    receipt: order.receipt ?? null,
    refund: order.refund && toRefund(order.refund),
    invoice: order.invoice && toInvoice(order.invoice),
  };
}

/** Returns the user's payments of every status, newest first. */
export function listPayments(context: DomainContext, user: UserRow): { payments: Payment[] } {
  return { payments: ordersOf(context, user).map((order) => toPayment(context, order)) };
}

/** Returns when the buyer of an order last downloaded its project. */
function lastDownloadOf({ store }: DomainContext, { userId, projectId }: OrderRow): string | null {
  const times = [...store.downloads.where('projectId', projectId)]
    .filter((download) => download.userId === userId)
    .map(({ createdAt }) => createdAt);
  return times.sort().at(-1) ?? null;
}

/** Returns the projects a user owns, newest purchase first. */
export function listPurchasedProjects(
  context: DomainContext,
  user: UserRow,
): { projects: PurchasedProject[] } {
  const projects = ordersOf(context, user)
    .filter(({ status }) => status === 'paid')
    .map((order) => {
      const project = requireProject(context, order.projectId);
      return {
        id: project.id,
        title: project.title,
        category: project.category,
        description: project.description,
        short_description: project.shortDescription,
        purchase_date: order.createdAt,
        download_count: order.downloadCount,
        demo_url: toDemoUrl(context, project),
        preview_images: toPreviewImages(project),
        focal_points: [...project.focalPoints],
        last_download_date: lastDownloadOf(context, order),
      };
    });
  return { projects };
}
