import { createHmac, randomUUID } from 'node:crypto';
import type { PaymentOrder, VerifyPaymentRequest } from '@/api/generated/payments.gen';
import type { Project } from '@/api/generated/projects.gen';
import type { Session } from '../../world/facts';
import { SkipCase, type World } from '../../world/world';
import type { Probe } from '../probe';

const PAISE_PER_RUPEE = 100;

/** Converts rupees, a number or a numeric string, to paise. */
export const toPaise = (rupees: string | number): number =>
  Math.round(Number(rupees) * PAISE_PER_RUPEE);

/** Signs a payment as the provider does: the HMAC-SHA256 of `order|payment`, in hexadecimal. */
export const signPayment = (secret: string, orderId: string, paymentId: string): string =>
  createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest('hex');

/** Expects an order to cost the price, in rupees, or less for a reason that it gives. */
export function expectPrice(
  probe: Probe,
  { amount, reductionReason }: PaymentOrder,
  price: string | number,
  message: string,
): void {
  const isReduced = Boolean(reductionReason) && amount < toPaise(price);
  if (!isReduced) probe.expectEqual(amount, toPaise(price), message, 'money');
}

/** A new user with an order of the run's project, and the payment that completes it. */
export type Customer = Session & {
  projectId: number;
  /** What the order costs, in paise. */
  amount: number;
  payment: VerifyPaymentRequest;
};

/** Registers a new user. */
export async function makeNewcomer(probe: Probe, world: World): Promise<Session> {
  const body = world.makeRegistration();
  const { token, user } = await probe.read('register', { body });
  return { email: body.email, password: body.password, token, user };
}

type Offer = Pick<Project, 'id' | 'base_price'>;

/**
 * Registers a new user who orders a project, by default the run's. Throws `SkipCase` without
 * --secret.
 */
export async function makeCustomer(
  probe: Probe,
  world: World,
  offer: Offer = world.need('project'),
): Promise<Customer> {
  const { secret } = world.settings;
  if (!secret) throw new SkipCase('needs a signed payment: add --secret');
  const { id: projectId, base_price: price } = offer;
  const newcomer = await makeNewcomer(probe, world);
  const { token } = newcomer;
  const body = { projectId, amount: Number(price) };
  const { orderId, amount } = await probe.read('createPaymentOrder', { token, body });
  const paymentId = `pay_${randomUUID().replaceAll('-', '')}`;
  const signature = signPayment(secret, orderId, paymentId);
  return { ...newcomer, projectId, amount, payment: { orderId, paymentId, signature } };
}

/**
 * Registers a new user who buys a project, by default the run's. Throws `SkipCase` without
 * --secret.
 */
export async function makeBuyer(probe: Probe, world: World, offer?: Offer): Promise<Customer> {
  const customer = await makeCustomer(probe, world, offer);
  await probe.call('verifyPayment', { token: customer.token, body: customer.payment });
  return customer;
}
