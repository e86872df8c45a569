/** @jest-environment node */
import { openShop } from './admin/fakes';
import type { RefundRow } from './model';
import { mailRefund } from './refundMail';

/** Mails the status of a refund of ₹12,999; returns the shop, the buyer and the order. */
function mailAbout(refund: Partial<RefundRow>) {
  const { store, context } = openShop();
  const paid = store.orders.all().find(({ status }) => status === 'paid')!;
  store.projects.put({ ...store.projects.get(paid.projectId)!, title: 'Till & Table' });
  const order = {
    ...paid,
    id: 'order_Jx8Kp2',
    amountPaise: 1_299_900,
    refund: {
      status: 'requested',
      openedBy: 'buyer',
      reason: 'technical_issue',
      text: 'The archive does not open.',
      requestedAt: '2025-10-14T09:00:00.000Z',
      note: null,
      decidedAt: null,
      refundedAt: null,
      ...refund,
    } as const,
  };
  const buyer = store.users.get(order.userId)!;
  mailRefund(context, order);
  return { store, context, order, buyer };
}

const approval =
  'approved and passed to the payment provider. Your access to the project has ended.';

describe('the letter about a refund', () => {
  it.each<[Partial<RefundRow>, string, string]>([
    [
      {},
      'We have your request for a refund of Till & Table',
      'we have your request for a refund of ₹12,999.00. We read it and answer by email.',
    ],
    [
      { status: 'approved' },
      'Your refund of Till & Table is approved',
      `your refund of ₹12,999.00 is ${approval}`,
    ],
    [
      { status: 'declined' },
      'Your refund of Till & Table is declined',
      'we cannot refund ₹12,999.00 under the refund policy. The project is still yours.',
    ],
    [
      { status: 'refunded' },
      'Your refund of Till & Table is on its way',
      'we have paid out your refund of ₹12,999.00. Your bank may need a few days.',
    ],
    [
      { status: 'refunded', openedBy: 'shop' },
      'Your refund of Till & Table is on its way',
      'we have paid out your refund of ₹12,999.00. Your bank may need a few days.',
    ],
    [
      { status: 'approved', openedBy: 'shop' },
      'We refund your payment for Till & Table',
      'we refund your payment of ₹12,999.00 and have passed the refund to the payment provider. ' +
        'Your access to the project has ended.\n\n' +
        'Our reason (Technical issue): The archive does not open.',
    ],
    [
      { status: 'declined', note: 'It opens here.' },
      'Your refund of Till & Table is declined',
      'we cannot refund ₹12,999.00 under the refund policy. The project is still yours.\n\n' +
        'Our answer: It opens here.',
    ],
    [
      { status: 'refunded', openedBy: 'shop', note: 'Paid twice.' },
      'Your refund of Till & Table is on its way',
      'we have paid out your refund of ₹12,999.00. Your bank may need a few days.\n\n' +
        'Our note: Paid twice.',
    ],
  ])('for %j has the subject %j', (refund, subject, text) => {
    const { store, buyer } = mailAbout(refund);
    expect(store.mails.all()).toHaveLength(1);
    expect(store.mails.all()[0]).toMatchObject({
      to: buyer.email,
      subject,
      text: `Hello ${buyer.name},\n\n${text}\n\nOrder number: order_Jx8Kp2`,
      link: '/payments?search=order_Jx8Kp2',
    });
  });

  it('is not sent without a refund, nor to an account that is deleted or gone', () => {
    const { store, context, order, buyer } = mailAbout({});
    mailRefund(context, { ...order, refund: null });
    mailRefund(context, { ...order, userId: 99_999 });
    store.users.put({ ...buyer, deletedAt: '2025-10-15T09:00:00.000Z' });
    mailRefund(context, order);
    expect(store.mails.all()).toHaveLength(1);
  });
});
