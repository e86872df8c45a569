import { act, screen } from '@testing-library/react';
import { requestProject, requestPurchasedProjects } from '@/api/catalogApi';
import { placeOrder } from '@/testing/placeOrder';
import { requestsTo } from '@/testing/recordedRequests';
import { renderWithStore } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import { type CartItem, itemAdded } from './cartSlice';
import { useOwnMarks } from './useOwnMarks';

function Marks() {
  const markOf = useOwnMarks();
  return <p>{[3, 4, 5].map((id) => markOf(id) ?? 'neither').join(', ')}</p>;
}

const item = (id: number) => ({ id, title: 'Leadwell' }) as CartItem;

it('marks what a customer owns and has in the cart, by the list that is there already', async () => {
  placeOrder({ projectId: 3, status: 'paid' });
  const store = await startSession('customer');
  await store.dispatch(requestPurchasedProjects());
  store.dispatch(itemAdded(item(4)));
  renderWithStore(store, <Marks />);
  expect(await screen.findByText('owned, inCart, neither')).toBeVisible();
  act(() => void store.dispatch(itemAdded(item(5))));
  expect(screen.getByText('owned, inCart, inCart')).toBeVisible();
  expect(requestsTo('/purchased')).toHaveLength(1);
});

it('marks nothing for a guest', async () => {
  const store = await startSession('visitor');
  store.dispatch(itemAdded(item(4)));
  renderWithStore(store, <Marks />);
  await store.dispatch(requestProject(4));
  expect(screen.getByText('neither, neither, neither')).toBeVisible();
  expect(requestsTo('/purchased')).toEqual([]);
});
