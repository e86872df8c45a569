import { act, screen, waitFor } from '@testing-library/react';
import { requestPurchasedProjects } from '@/api/catalogApi';
import { selectToken, signedOut } from '@/features/auth';
import { backend } from '@/testing/mockServer';
import { people, renderApp, signIn } from '@/testing/renderApp';
import { sessionKnown } from '@/testing/sessionKnown';
import { makeStore } from '../store/makeStore';
import { startOffline } from './startOffline';

const kept = () => localStorage.getItem('owned-titles');

/** Marks the document as the service worker does when offline. */
const loseNetwork = () => (document.documentElement.dataset.withoutNetwork = '');
const findNetwork = () => delete document.documentElement.dataset.withoutNetwork;

afterEach(findNetwork);

describe('the titles that a user owns', () => {
  it('are kept once the page knows them, and forgotten at the logout', async () => {
    await signIn(people.owner);
    const { store, stop } = makeStore();
    await sessionKnown(store);
    await startOffline(store);
    expect(kept()).toBeNull();
    await act(() => store.dispatch(requestPurchasedProjects()));
    expect(JSON.parse(kept()!)).toContain('Leadwell Sales Pipeline CRM');
    store.dispatch(signedOut());
    expect(kept()).toBeNull();
    stop();
  });

  it('outlast visits without a network, as the session does', async () => {
    localStorage.setItem('owned-titles', '["Leadwell Sales Pipeline CRM"]');
    const token = await signIn(people.owner);
    loseNetwork();
    backend.faults.set('getProfile', { networkError: true });
    for (let visit = 1; visit <= 2; visit += 1) {
      const { store, stop } = makeStore();
      await waitFor(() => expect(selectToken(store.getState())).toBe(token));
      await startOffline(store);
      expect(kept()).toBe('["Leadwell Sales Pipeline CRM"]');
      stop();
    }
    expect(localStorage.getItem('token')).toBe(token);
    backend.faults.clear();
    findNetwork();
    await renderApp('/about');
    expect(await screen.findByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
  });

  it('of an earlier user are forgotten by a guest’s visit', async () => {
    localStorage.setItem('owned-titles', '["Leadwell Sales Pipeline CRM"]');
    const { store, stop } = makeStore();
    await startOffline(store);
    expect(kept()).toBeNull();
    stop();
  });
});
