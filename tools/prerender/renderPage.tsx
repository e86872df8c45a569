import { setTimeout as wait } from 'node:timers/promises';
import { type ContextType, type ReactNode, StrictMode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { CacheProvider, type Theme, ThemeContext, useTheme } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { configureStore } from '@reduxjs/toolkit';
import { type ApiDispatch, baseApi } from '@/api/baseApi';
import type { ApiContext } from '@/api/baseQuery';
import { type RelatedProject, requestProject } from '@/api/catalogApi';
import { toRequestFailure } from '@/api/errors';
import { writeFirstData } from '@/api/firstData';
import { AppFrame } from '@/app/AppFrame';
import { AppProviders } from '@/app/AppProviders';
import { preloadPage } from '@/app/router/routes';
import { makeRootReducer } from '@/app/store/rootReducer';
import { PRERENDERED_STYLES } from '@/config/constants';
import { paths } from '@/config/paths';
import { parseId } from '@/lib/addresses';
import type { AppStore, RootState } from '@/store';
import { createStyleCache } from '@/theme/styleCache';
import { HeadContext } from '@/ui/usePageHead';

/** What a page shows a guest at first. */
export type RenderedPage = {
  markup: string;
  /** The style element that Emotion's cache adopts in the browser. */
  styles: string;
  /** The responses that the page was drawn from, for a script element; null without a backend. */
  data: string | null;
  head: PageHead;
  /** Whether the backend has nothing to show at the path. */
  isMissing: boolean;
};

/** What a page says in the document's head. */
export type PageHead = Parameters<NonNullable<ContextType<typeof HeadContext>>>[0];

/** What React writes where a part of the page failed, or was not there yet. */
const UNFINISHED = '<!--$!-->';
/** How long to wait for the code of a part, again and again, in milliseconds. */
const WAIT_MS = 20;
const MOST_WAITS = 100;

/** A query of the cache, as its key says. */
const QUERY = /^(\w+)\((.*)\)$/s;

/** The endpoints of the API, of which only the queries of a single response can be started by name. */
type Endpoints = Record<
  string,
  { useQuery?: unknown; initiate: (args: unknown) => Parameters<ApiDispatch>[0] }
>;

const isMissing = (error: unknown) => toRequestFailure(error).status === 404;

/** Creates a store of a guest who has stored nothing, with a backend. */
function makeGuestStore(host = '') {
  const extraArgument: ApiContext = {
    getToken: () => null,
    onUnauthorized: () => undefined,
    onWait: () => undefined,
    host,
  };
  return configureStore({
    reducer: makeRootReducer(),
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware),
  });
}

/** Returns a state that notes the keys of the queries that are read from it and are not there. */
function watchQueries(state: RootState): { state: RootState; missing: Set<string> } {
  const missing = new Set<string>();
  const queries = new Proxy(state.api.queries, {
    get: (target, key: string) => {
      if (!(key in target)) missing.add(key);
      return target[key];
    },
  });
  return { state: { ...state, api: { ...state.api, queries } }, missing };
}

/** Requests what a page has missed; returns whether that was anything. */
async function requestMissing(
  keys: Iterable<string>,
  store: ReturnType<typeof makeGuestStore>,
): Promise<boolean> {
  const endpoints = baseApi.endpoints as Endpoints;
  const requests = [...keys].flatMap((key) => {
    const [, name = '', args = ''] = QUERY.exec(key) ?? [];
    const endpoint = endpoints[name];
    // Reviews are requested when they are near.
    if (!endpoint?.useQuery) return [];
    return store.dispatch(endpoint.initiate(args === 'undefined' ? undefined : JSON.parse(args)));
  });
  await Promise.all(requests);
  const failed = Object.entries(store.getState().api.queries).find(
    ([, query]) => query?.error && !isMissing(query.error),
  );
  if (failed) throw new Error(`${failed[0]}: ${JSON.stringify(failed[1]?.error)}`);
  return requests.length > 0;
}

/** The styles of all pages, which are compiled once; each page gets those that it uses. */
const cache = createStyleCache();
const emotion = createEmotionServer(cache);

let firstTheme: Theme | undefined;

/** Provides the same theme to all pages: for another object, Material UI compiles its styles anew. */
function OneTheme({ children }: { children: ReactNode }) {
  const theme = useTheme();
  firstTheme ??= theme;
  return <ThemeContext value={firstTheme}>{children}</ThemeContext>;
}

function renderOnce(path: string, store: AppStore, firstState: RootState) {
  const heads: PageHead[] = [];
  const page = (
    <StrictMode>
      <CacheProvider value={cache}>
        <AppProviders store={store} firstState={firstState}>
          <OneTheme>
            <HeadContext value={(head) => void heads.push(head)}>
              <StaticRouter location={path}>
                <AppFrame />
              </StaticRouter>
            </HeadContext>
          </OneTheme>
        </AppProviders>
      </CacheProvider>
    </StrictMode>
  );
  return { page, markup: renderToString(page), heads };
}

/** Returns why a page stays unfinished, which only a renderer says that others must not follow. */
async function reasonOf(page: ReactNode): Promise<string> {
  const reasons: string[] = [];
  const onError = (error: unknown) => void reasons.push((error as Error).message);
  await (await renderToReadableStream(page, { onError })).cancel();
  return reasons[0] ?? 'it has no title';
}

/**
 * Renders what a path shows a guest at first, with the data of a backend; without one, what stands
 * there before responses arrive. The page of a project has to be told what is related to it.
 */
export async function renderPage(
  path: string,
  host?: string,
  related: RelatedProject[] = [],
): Promise<RenderedPage> {
  await preloadPage(path);
  const store = makeGuestStore(host);
  const id = parseId(path.slice(`${paths.projects}/`.length));
  // Without this, each project's page would be rendered twice.
  if (host !== undefined && id !== null) {
    await store.dispatch(requestProject(id));
    const known = { endpointName: 'listRelated', arg: id, value: related };
    store.dispatch(baseApi.util.upsertQueryEntries([known as never]));
  }
  let waits = 0;
  for (;;) {
    const { state, missing } = watchQueries(store.getState());
    const { page, markup, heads } = renderOnce(path, store, state);
    if (host !== undefined && (await requestMissing(missing, store))) continue;
    const head = heads.at(-1);
    if (!head || markup.includes(UNFINISHED)) {
      if ((waits += 1) > MOST_WAITS) {
        throw new Error(`${path} cannot be prerendered: ${await reasonOf(page)}`);
      }
      await wait(WAIT_MS);
      continue;
    }
    const { styles } = emotion.extractCriticalToChunks(markup);
    const names = styles.flatMap(({ ids }) => ids).join(' ');
    const rules = styles.map(({ css }) => css).join('');
    return {
      markup,
      styles: `<style id="${PRERENDERED_STYLES}" data-names="${names}">${rules}</style>`,
      data: host === undefined ? null : writeFirstData(store.getState()),
      head,
      isMissing: Object.values(store.getState().api.queries).some((query) => query?.error),
    };
  }
}
