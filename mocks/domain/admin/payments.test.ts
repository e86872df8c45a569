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

  it('contains every payment, newest first, below a header', () => {
    const [header, ...lines] = linesOf('');
    expect(header).toBe(
      '\uFEFFDate (Asia/Kolkata),Order,Payment,Status,Amount (INR),Project number,Project,Customer number,Customer,Email',
    );
    expect(lines).toHaveLength(store.orders.all().length);
    const dates = lines.map((line) => line.split(',')[0]!);
    expect(dates).toEqual([...dates].sort().reverse());
  });

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

  it('applies the same filters as the list', () => {
    expect(linesOf('status=failed')).toHaveLength(totalOf('status=failed') + 1);
    expect(linesOf(`user=${asha.id}&status=completed`)).toHaveLength(8);
    expect(linesOf('search=zzzzzz')).toHaveLength(1);
  });

  it('never turns user input into formulas', () => {
    const shop = openShop();
    shop.store.users.put({ ...asha, name: '=HYPERLINK("http://evil.example")' });
    const csv = exportAdminPayments(shop.context, { user: asha.id });
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });
});

describe('the period and the sums of payments', () => {
  it("are those of the shop's days, both included", () => {
    const [order] = store.orders.where('userId', asha.id);
    // 19 October 2025 begins in India at 18:30 UTC of the day before.
    store.orders.put({ ...order!, createdAt: '2025-10-18T18:30:00.000Z' });
    const find = (query: string) =>
      list(`search=${order!.id}&${query}`).payments.map((each) => each.razorpay_order_id);
    expect(find('from=2025-10-19&to=2025-10-19')).toEqual([order!.id]);
    expect(find('to=2025-10-18')).toEqual([]);
    expect(find('from=2025-10-20')).toEqual([]);
    expect(find('from=yesterday')).toEqual([order!.id]);
    store.orders.put(order!);
  });

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

  it('can be limited to refunds in a state', () => {
    expect(list(`user=${asha.id}&refund=refunded`).payments).toHaveLength(1);
    expect(totalOf('refund=requested')).toBe(0);
  });
});
