import {
  configureStore,
  type Middleware,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { baseApi } from '@/api/baseApi';
import type { ApiContext } from '@/api/baseQuery';
import type { AppDispatch, RootState } from '@/store';
import { server } from './mockServer';

/** Creates a store with the API alone, for a guest; `onAction` is called with each action. */
export function makeApiStore(onAction: (action: UnknownAction) => void = () => undefined) {
  const ignore = () => undefined;
  const extraArgument: ApiContext = {
    getToken: () => null,
    onUnauthorized: ignore,
    onWait: ignore,
  };
  const watch: Middleware = () => (next) => (action) => {
    onAction(action as UnknownAction);
    return next(action);
  };
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument } }).concat(baseApi.middleware, watch),
    // Hooks render each response at once, not with the next frame.
    enhancers: (getDefault) => getDefault({ autoBatch: false }),
  });
}

/** A store with the API alone. */
export type ApiStore = ReturnType<typeof makeApiStore>;

/** The thunk of a query or mutation, or an action. */
export type ApiRequest = UnknownAction | ThunkAction<unknown, RootState, ApiContext, UnknownAction>;

/** Sends a request; returns its result. */
export async function send(store: ApiStore, request: ApiRequest) {
  // Requests read no other part of the state.
  const dispatch = store.dispatch as AppDispatch;
  const result = await Promise.resolve<unknown>(dispatch(request));
  return result as { data?: unknown; error?: unknown };
}

/** Waits until a store has the responses to all its queries. */
export async function queriesEnded(store: ApiStore): Promise<void> {
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
}

/** Has the required fields of every response. */
export const LEAST_ANSWER = {
  user: { id: 2 },
  users: [],
  projects: [],
  project: { id: 4 },
  pagination: { total: 0, total_pages: 0 },
  categories: [],
  totalProjects: 9,
  totalUsers: 0,
  totalOrders: 0,
  totalDownloads: 0,
  files: [],
  total_files: 0,
  total_size: 0,
  truncated: false,
  readme: null,
  readme_truncated: false,
  hasPurchased: false,
  purchaseStatus: null,
  payments: [],
  payment: { amount: '0' },
  orderId: 'order_1',
  state: 'created',
  amount: 1000,
  key: 'rzp_test_key',
  name: '',
  description: '',
  prefill: {},
  theme: {},
  reviews: [],
  summary: {},
  review: { id: 3 },
  can_review: false,
  helpful: [],
  conversations: [],
  conversation: { conversationId: 9 },
  messages: [],
  purchases: [],
  opened_from: null,
  note: { id: 1 },
  unread_count: 0,
  results: [],
  is_dry_run: false,
  problems: [],
  ignored_columns: [],
};

type Answer = { body: object; status?: number };

/** Answers every request with what `answerTo` returns; returns the addresses of the queries below the host. */
export function answerEverything(answerTo: (request: Request) => Answer): string[] {
  const queries: string[] = [];
  server.use(
    http.all('*/api/*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (request.method === 'GET') queries.push(pathname + search);
      const { body, status = 200 } = answerTo(request);
      return HttpResponse.json(body, { status });
    }),
  );
  return queries;
}

/** Lets a query that failed be sent again at once. */
export function skipRetryDelay(): void {
  const wait = setTimeout;
  const hurry = (run: () => void, ms?: number) => wait(run, ms === 300 ? 0 : ms);
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(hurry);
}
