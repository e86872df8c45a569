import { randomUUID } from 'node:crypto';
import type { ListPaymentsAnswer, PaymentOrder } from '@/api/generated/payments.gen';
import type { ListPurchasedProjectsAnswer, PurchaseStatus } from '@/api/generated/projects.gen';
import { Unavailable, type World } from '../../world/world';
import { answerCase, writing } from '../case';
import type { Probe } from '../probe';
import { UNKNOWN_ID, UNKNOWN_TEXT } from '../unknown';
import { toPaise } from './money';
import { signPayment } from './signature';

type Confirmation = { success?: boolean };

const FORBIDDEN = 403;

const byPerson = (world: World, body: unknown) => ({ token: world.need('person').token, body });

const orderBody = (world: World) => {
  const { id, base_price } = world.need('project');
  return { projectId: id, amount: Number(base_price) };
};

const inProject = (world: World, who: 'person' | 'bystander' = 'person') => ({
  token: world.need(who).token,
  path: { id: world.need('project').id },
});

/** A payment that the provider would have signed; without --secret there is none. */
function signedPayment(world: World) {
  const { secret } = world.settings;
  if (!secret) throw new Unavailable('a payment can be signed with --secret alone');
  const { orderId } = world.need('order');
  const paymentId = world.maybe('payment')?.paymentId ?? `pay_${randomUUID().replaceAll('-', '')}`;
  const payment = { orderId, paymentId, signature: signPayment(secret, orderId, paymentId) };
  world.learn({ payment });
  return payment;
}

/** A refused payment must not have made the person an owner. */
async function expectNotOwned(probe: Probe, world: World): Promise<void> {
  const status = await probe.read<PurchaseStatus>('getPurchaseStatus', inProject(world));
  probe.expectEqual(status.hasPurchased, false, 'access', 'A refused payment made an owner');
  await probe.ask('downloadProject', inProject(world), [FORBIDDEN]);
}

const orderCases = [
  answerCase(['createPaymentOrder', 400, 'an amount that is not the price'], (world) => {
    const { projectId, amount } = orderBody(world);
    return byPerson(world, { projectId, amount: amount + 1 });
  }),
  answerCase(['createPaymentOrder', 400, 'an amount of nothing'], (world) =>
    byPerson(world, { ...orderBody(world), amount: 0 }),
  ),
  answerCase(['createPaymentOrder', 404, 'a project that there is not'], (world) =>
    byPerson(world, { projectId: UNKNOWN_ID, amount: 1 }),
  ),
  answerCase<PaymentOrder>(
    ['createPaymentOrder', 200, 'the price in paise'],
    (world) => byPerson(world, orderBody(world)),
    (order, probe, world) => {
      const { base_price } = world.need('project');
      probe.expectEqual(
        order.amount,
        toPaise(base_price),
        'money',
        `The price is ${base_price} rupees, so the order's amount is due in paise`,
      );
      world.learn({ order });
    },
  ),
  answerCase<PaymentOrder>(
    ['createPaymentOrder', 200, 'the order that is still open'],
    (world) => byPerson(world, orderBody(world)),
    ({ orderId, amount }, probe, world) => {
      const order = world.need('order');
      probe.expectEqual(
        { orderId, amount },
        { orderId: order.orderId, amount: order.amount },
        'consistency',
        'A second call opens a second order',
      );
    },
  ),
];

const verificationCases = [
  answerCase(
    ['verifyPayment', 400, 'a forged signature'],
    (world) =>
      byPerson(world, {
        orderId: world.need('order').orderId,
        paymentId: 'pay_forged',
        signature: '0'.repeat(64),
      }),
    (_body, probe, world) => expectNotOwned(probe, world),
  ),
  answerCase(
    ['verifyPayment', 400, "another payment's signature"],
    (world) => byPerson(world, { ...signedPayment(world), paymentId: 'pay_another' }),
    (_body, probe, world) => expectNotOwned(probe, world),
  ),
  answerCase(['verifyPayment', 404, 'an order that there is not'], (world) =>
    byPerson(world, {
      orderId: `order_${UNKNOWN_TEXT}`,
      paymentId: 'pay_forged',
      signature: '0'.repeat(64),
    }),
  ),
  answerCase(['verifyPayment', 403, 'the order of somebody else'], (world) => ({
    token: world.need('bystander').token,
    body: signedPayment(world),
  })),
  answerCase<Confirmation>(
    ['verifyPayment', 200, 'the right signature'],
    (world) => byPerson(world, signedPayment(world)),
    ({ success }, probe) =>
      probe.expect(success !== false, 'consistency', 'A success says that it is none'),
  ),
  answerCase(['verifyPayment', 200, 'the same payment again'], (world) =>
    byPerson(world, signedPayment(world)),
  ),
];

const ownershipCases = [
  answerCase<PurchaseStatus>(
    ['getPurchaseStatus', 200, 'bought just now'],
    (world) => {
      world.need('payment');
      return inProject(world);
    },
    (status, probe) =>
      probe.expectEqual(
        status,
        { hasPurchased: true, purchaseStatus: 'completed' },
        'consistency',
        'A verified payment made no owner',
      ),
  ),
  answerCase<ListPurchasedProjectsAnswer>(
    ['listPurchasedProjects', 200, 'bought just now'],
    (world) => ({ token: world.need('payment') && world.need('person').token }),
    ({ projects }, probe, world) => {
      const { id, title } = world.need('project');
      const purchase = projects.find((project) => project.id === id);
      probe.expectEqual(purchase?.title, title, 'consistency', 'The list lacks what was bought');
      if (purchase) world.learn({ purchase });
    },
  ),
  answerCase<ListPaymentsAnswer>(
    ['listPayments', 200, 'paid just now'],
    (world) => ({ token: world.need('payment') && world.need('person').token }),
    ({ payments }, probe, world) => {
      const { orderId, paymentId } = world.need('payment');
      const { title, base_price } = world.need('project');
      const payment = payments.find(({ razorpay_order_id }) => razorpay_order_id === orderId);
      probe.expectEqual(
        payment && {
          title: payment.title,
          paise: toPaise(payment.amount),
          status: payment.status,
          paymentId: payment.razorpay_payment_id,
        },
        { title, paise: toPaise(base_price), status: 'completed', paymentId },
        'money',
        'The history does not show the payment as it was made',
      );
    },
  ),
  answerCase(['downloadProject', 200, 'bought just now'], (world) => {
    world.need('payment');
    return inProject(world);
  }),
  answerCase(['createPaymentOrder', 409, 'a project that the person owns'], (world) => {
    world.need('payment');
    return byPerson(world, orderBody(world));
  }),
  answerCase<PurchaseStatus>(
    ['getPurchaseStatus', 200, 'bought by somebody else'],
    (world) => inProject(world, 'bystander'),
    ({ hasPurchased }, probe) =>
      probe.expectEqual(hasPurchased, false, 'access', 'Somebody else owns it too'),
  ),
  answerCase(['downloadProject', 403, 'bought by somebody else'], (world) =>
    inProject(world, 'bystander'),
  ),
];

/** A purchase from the order to the download, and everything about it that must be refused. */
export const purchaseCases = writing([...orderCases, ...verificationCases, ...ownershipCases]);
