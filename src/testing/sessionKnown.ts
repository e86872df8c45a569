import { waitFor } from '@testing-library/react';
import type { AppStore } from '@/store';

/** Waits until the store knows whether a user is signed in. */
export async function sessionKnown(store: AppStore): Promise<void> {
  await waitFor(() => expect(store.getState().auth.status).not.toBe('loading'));
}
