/** @jest-environment node */
import { readArguments } from '../../http/readArguments';
import { peopleIds } from '../../seeds/people';
import { toRupees } from '../catalogue';
import { openShop } from './fakes';
import { exportAdminPayments, listAdminPayments } from './payments';

const { store, context } = openShop();
const list = (query: string) =>
  listAdminPayments(context, readArguments('listAdminPayments', new URLSearchParams(query)));
const totalOf = (query: string) => list(query).pagination.total;
const asha = store.users.get(peopleIds.asha)!;

describe('all payments', () => {
  it('are listed newest first, with their customer and project', () => {
    expect(totalOf('')).toBe(store.orders.all().length);
    const { payments } = list('limit=100');
    const dates = payments.map(({ purchase_date }) => purchase_date);
    expect(dates).toEqual([...dates].sort().reverse());
    const order = store.orders.get(payments[0]!.razorpay_order_id)!;
    const customer = store.users.get(order.userId)!;
    expect(payments[0]).toMatchObject({
      amount: toRupees(order.amountPaise),
      title: store.projects.get(order.projectId)!.title,
      project_id: order.projectId,
      customer: { id: customer.id, name: customer.name, email: customer.email },
    });
  });

  it('can be filtered by status', () => {
    const shares = ['completed', 'pending', 'failed', 'refunded'].map((status) => {
      const { payments, pagination } = list(`status=${status}&limit=100`);
      expect(new Set(payments.map((payment) => payment.status))).toEqual(new Set([status]));
      return pagination.total;
    });
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(totalOf(''));
    expect(totalOf('status=paid')).toBe(totalOf(''));
  });

  it('are found by order, payment, project, name and email, in any case', () => {
    const [order] = store.orders.where('userId', asha.id);
    const { title } = store.projects.get(order!.projectId)!;
    const find = (text: string) =>
      list(`limit=100&search=${encodeURIComponent(text)}`).payments.map(
        (payment) => payment.razorpay_order_id,
      );
    for (const text of [order!.id, order!.paymentId!, title, asha.name, asha.email]) {
      expect(find(text.toUpperCase())).toContain(order!.id);
    }
    expect(find(order!.id)).toEqual([order!.id]);
    expect(find('asha@')).toHaveLength(store.orders.where('userId', asha.id).length);
    expect(find('zzzzzz')).toEqual([]);
  });
});

describe('the export', () => {
  const linesOf = (query: string) =>
    exportAdminPayments(context, readArguments('exportAdminPayments', new URLSearchParams(query)))
      .split('\r\n')
      .slice(0, -1);

  it('writes each payment in columns, with numeric amounts', () => {
    const order = store.orders
      .where('userId', asha.id)
      .find(({ paymentId, status }) => paymentId !== null && status === 'paid')!;
    const title = store.projects.get(order.projectId)!.title;
    const inIndia = new Date(Date.parse(order.createdAt) + 5.5 * 3_600_000).toISOString();
    expect(linesOf(`search=${order.id}`)[1]).toBe(
      [
        inIndia.slice(0, 19).replace('T', ' '),
        order.id,
        order.paymentId,
        'completed',
        order.amountPaise / 100,
        order.projectId,
        title,
        asha.id,
        asha.name,
        asha.email,
      ].join(','),
    );
  });

  it('never turns user input into formulas', () => {
    const shop = openShop();
    shop.store.users.put({ ...asha, name: '=HYPERLINK("http://evil.example")' });
    const csv = exportAdminPayments(shop.context, { user: asha.id });
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });
});

describe('the period and the sums of payments', () => {
  it('add up over all pages', () => {
    const of = (status: string) =>
      store.orders
        .where('userId', asha.id)
        .filter((each) => each.status === status)
        .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    expect(list(`user=${asha.id}&limit=1`).sums).toEqual({
      completed: toRupees(of('paid')),
      pending: toRupees(of('attempted')),
      refunded: toRupees(of('refunded')),
    });
  });
});
