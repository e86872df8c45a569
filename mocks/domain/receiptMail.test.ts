/** @jest-environment node */
import { peopleIds } from '../seeds/people';
import { openShop } from './admin/fakes';
import { mailReceipt } from './receiptMail';

it('the receipt names what was paid, when and under which numbers', () => {
  const { store, context } = openShop();
  const asha = store.users.get(peopleIds.asha)!;
  const order = store.orders.all().find(({ status }) => status === 'paid')!;
  store.projects.put({ ...store.projects.get(order.projectId)!, title: 'Till & Table' });
  const paid = {
    ...order,
    id: 'order_Jx8Kp2',
    amountPaise: 1_299_900,
    paymentId: 'pay_Kq3Lm9',
    createdAt: '2025-03-04T21:15:00.000Z',
  };
  mailReceipt(context, asha, paid);
  expect(store.mails.all()).toEqual([
    expect.objectContaining({
      to: asha.email,
      subject: 'Receipt for Till & Table',
      text:
        'Hello Asha Rao,\n\nthank you for your purchase. We received ₹12,999.00 for Till & Table.\n\n' +
        'Payment ID: pay_Kq3Lm9\nOrder number: order_Jx8Kp2\nDate: 2025-03-04\n\n' +
        'The project is yours: download it as often as you like.',
      link: `/projects/${order.projectId}`,
    }),
  ]);
});
