import { act } from '@testing-library/react';
import { requestPurchasedProjects } from '@/api/catalogApi';
import { signedOut } from '@/features/auth';
import { people, signIn } from '@/testing/renderApp';
import { sessionKnown } from '@/testing/sessionKnown';
import { makeStore } from '../store/makeStore';
import { startOffline } from './startOffline';

const kept = () => localStorage.getItem('owned-titles');

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

  it('of an earlier user are forgotten by a guest’s visit', async () => {
    localStorage.setItem('owned-titles', '["Leadwell Sales Pipeline CRM"]');
    const { store, stop } = makeStore();
    await startOffline(store);
    expect(kept()).toBeNull();
    stop();
  });
});
