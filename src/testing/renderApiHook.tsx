import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { act, renderHook } from '@testing-library/react';
import { makeApiStore, queriesEnded } from './apiStore';

/** Renders a hook in a store with the API alone, and waits for the responses to its queries. */
export async function renderApiHook<Result>(hook: () => Result, store = makeApiStore()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const rendered = renderHook(hook, { wrapper });
  await act(() => queriesEnded(store));
  return { ...rendered, store };
}
