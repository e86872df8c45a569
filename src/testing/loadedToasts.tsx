import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { CacheProvider } from '@emotion/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ToastArea } from '@/app/layout/ToastArea';
import { toastShown, toastsReducer } from '@/features/toasts';
import { makeStyleCache } from './styleCache';

/*
 * The first toast of a visit is replaced once the toasts' own code has arrived, which can happen
 * between a test's finding it and looking at it. So the code arrives before the first test.
 */
beforeAll(async () => {
  const store = configureStore({ reducer: { toasts: toastsReducer } });
  store.dispatch(toastShown('blank', 'Loaded'));
  const styles = makeStyleCache();
  const { unmount } = render(
    <CacheProvider value={styles}>
      <Provider store={store}>
        <MemoryRouter>
          <ToastArea />
        </MemoryRouter>
      </Provider>
    </CacheProvider>,
  );
  await screen.findByRole('button', { name: 'Dismiss message' });
  unmount();
  styles.sheet.flush();
});
