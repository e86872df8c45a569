import { backend } from './mockServer';
import { people } from './renderApp';

/** Makes `people.owner` the owner of a project. */
export function giveProject(projectId: number): void {
  const { users, orders } = backend.store;
  const [owner] = users.where('email', people.owner);
  const order = orders.where('userId', owner!.id).find(({ status }) => status === 'paid');
  orders.put({ ...order!, projectId });
}
