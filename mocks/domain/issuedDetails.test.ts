/** @jest-environment node */
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { peopleIds } from '../seeds/people';
import type { DomainContext } from './context';
import { issueInvoice } from './invoices';
import { toPayment } from './orders';
import { mailRefund } from './refundMail';
import { sendReceiptAgain } from './sendReceiptAgain';
import { makeStore } from './store';

it('issued documents and their mails stay as they were when the project and the buyer change', () => {
  const now = new Date('2025-10-15T09:00:00Z');
  const store = makeStore(makeSeed(7, now));
  const context: DomainContext = { files: memoryFiles(), store, now: () => now, seed: 7 };
  const { users, projects, orders } = store;
  const asha = users.get(peopleIds.asha)!;
  const { id, projectId } = orders
    .where('userId', asha.id)
    .find(({ status }) => status === 'paid')!;
  const project = projects.get(projectId)!;
  issueInvoice(context, asha, id, { business_name: null, gstin: null });
  projects.put({ ...project, title: 'Renamed' });
  const moved = users.put({ ...asha, name: 'Somebody Else', email: 'moved@example.com' });

  const mailedTo = () => toPayment(context, orders.get(id)!).receipt_email;
  expect(mailedTo()).toBe(asha.email);
  sendReceiptAgain(context, moved, id);
  expect(mailedTo()).toBe(moved.email);
  const refund = orders.all().find((order) => order.refund?.status === 'refunded')!.refund;
  mailRefund(context, { ...orders.get(id)!, refund });

  const { title, receipt, invoice } = toPayment(context, orders.get(id)!);
  expect(title).toBe('Renamed');
  const issued = { project_title: project.title, buyer_name: 'Asha Rao', buyer_email: asha.email };
  expect(receipt).toMatchObject(issued);
  expect(invoice!.issued).toMatchObject(issued);
  expect(store.mails.all().map(({ subject }) => subject)).toEqual([
    `Receipt for ${project.title}`,
    `Your refund of ${project.title} is on its way`,
  ]);
});
