import { act, screen } from '@testing-library/react';
import { signedOut } from '@/features/auth';
import { customerId } from '@/testing/placeOrder';
import { renderWithStore } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import { projectPaid } from './projectPaid';
import { useIntroduction } from './useIntroduction';

function Introduction() {
  const { isDue, dismiss } = useIntroduction(4);
  return <button onClick={dismiss}>{isDue ? 'New' : 'Known'}</button>;
}

const button = (name: string) => screen.getByRole('button', { name });

async function open(userId: number, projectId: number) {
  const store = await startSession('customer');
  store.dispatch(projectPaid({ userId, projectId, title: 'Leadwell' }));
  return { store, ...renderWithStore(store, <Introduction />) };
}

describe('the introduction to a project', () => {
  it('is due after its purchase, until it is dismissed', async () => {
    const { user } = await open(customerId(), 4);
    await user.click(button('New'));
    expect(button('Known')).toBeVisible();
  });

  it('is not due after the purchase of another project', async () => {
    await open(customerId(), 5);
    expect(button('Known')).toBeVisible();
  });

  it('is not due after the purchase of another user', async () => {
    await open(1, 4);
    expect(button('Known')).toBeVisible();
  });

  it('is nothing that a guest could see or dismiss', async () => {
    const { store, user } = await open(customerId(), 4);
    act(() => void store.dispatch(signedOut()));
    await user.click(button('Known'));
    expect(store.getState().boughtProjects.projects).toHaveLength(1);
  });
});
