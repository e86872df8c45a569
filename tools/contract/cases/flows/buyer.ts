import { randomUUID } from 'node:crypto';
import type { AuthAnswer } from '@/api/generated/auth.gen';
import type { PaymentOrder, VerifyPaymentRequest } from '@/api/generated/payments.gen';
import type { Session } from '../../world/facts';
import { SkipCase, type World } from '../../world/world';
import type { Probe } from '../probe';
import { signPayment } from './signature';

/** Somebody who has an order of the project of the run, and the payment that completes it. */
export type Customer = Session & { projectId: number; payment: VerifyPaymentRequest };

/** Registers somebody. */
export async function makeNewcomer(probe: Probe, world: World): Promise<Session> {
  const body = world.makeRegistration();
  const { token, user } = await probe.read<AuthAnswer>('register', { body });
  return { email: body.email, password: body.password, token, user };
}

/** Registers somebody who orders the project of the run. Throws `SkipCase` without --secret. */
export async function makeCustomer(probe: Probe, world: World): Promise<Customer> {
  const { secret } = world.settings;
  if (!secret) throw new SkipCase('needs a signed payment: add --secret');
  const { id: projectId, base_price: price } = world.need('project');
  const newcomer = await makeNewcomer(probe, world);
  const { orderId } = await probe.read<PaymentOrder>('createPaymentOrder', {
    token: newcomer.token,
    body: { projectId, amount: Number(price) },
  });
  const paymentId = `pay_${randomUUID().replaceAll('-', '')}`;
  const signature = signPayment(secret, orderId, paymentId);
  return { ...newcomer, projectId, payment: { orderId, paymentId, signature } };
}

/** Registers somebody who buys the project of the run. Throws `SkipCase` without --secret. */
export async function makeBuyer(probe: Probe, world: World): Promise<Customer> {
  const customer = await makeCustomer(probe, world);
  await probe.call('verifyPayment', { token: customer.token, body: customer.payment });
  return customer;
}
