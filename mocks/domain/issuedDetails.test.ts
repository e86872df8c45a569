/** @jest-environment node */
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { peopleIds } from '../seeds/people';
import type { DomainContext } from './context';
import { issueInvoice } from './invoices';
import { toPayment } from './orders';
import { makeStore } from './store';

it('issued documents stay as they were when the project and the buyer are renamed', () => {
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
  users.put({ ...asha, name: 'Somebody Else' });

  const { title, receipt, invoice } = toPayment(context, orders.get(id)!);
  expect(title).toBe('Renamed');
  const issued = { project_title: project.title, buyer_name: 'Asha Rao', buyer_email: asha.email };
  expect(receipt).toMatchObject(issued);
  expect(invoice!.issued).toMatchObject(issued);
});
