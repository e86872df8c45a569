import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toListAddress } from '@/config/paths';

/** How the state of a page is read from the URL and written to it. */
export type UrlFormat<State> = {
  /** Missing or invalid parameters fall back to defaults. */
  parse: (query: URLSearchParams) => State;
  /** Defaults are omitted. */
  toQuery: (state: State) => URLSearchParams;
};

/** Parses one parameter; returns its default for null. */
type Parser = (text: string | null) => string | number | boolean;

/** Creates a format with one parser for each parameter, in the order of the URL. */
export function urlFormat<Parsers extends Record<string, Parser>>(
  parsers: Parsers,
): UrlFormat<{ [Name in keyof Parsers]: ReturnType<Parsers[Name]> }> {
  type State = { [Name in keyof Parsers]: ReturnType<Parsers[Name]> };
  const entries: [keyof Parsers & string, Parser][] = Object.entries(parsers);
  return {
    parse: (query) =>
      Object.fromEntries(entries.map(([name, parse]) => [name, parse(query.get(name))])) as State,
    toQuery: (state) =>
      new URLSearchParams(
        entries.flatMap(([name, parse]) =>
          state[name] === parse(null) ? [] : [[name, String(state[name])]],
        ),
      ),
  };
}

/**
 * Returns the state that the URL holds, and a function that changes some of it. A change returns to
 * page 1 unless it sets the page. The function is referentially stable, as `format` must be.
 */
export function useUrlState<State extends object>(format: UrlFormat<State>) {
  const { pathname, search } = toListAddress(useLocation());
  const navigate = useNavigate();
  const state = useMemo(() => format.parse(new URLSearchParams(search)), [format, search]);
  const latestSet = useRef<(query: URLSearchParams, options?: { replace: boolean }) => void>(null);
  useLayoutEffect(() => {
    latestSet.current = (query, options) =>
      void navigate({ pathname, search: query.toString() }, options);
  }, [navigate, pathname]);
  /** Reads the current URL, which may be ahead of the last render. */
  const read = useCallback(
    () => format.parse(new URLSearchParams(toListAddress(window.location).search)),
    [format],
  );
  const change = useCallback(
    (
      changes: Partial<State> | ((now: State) => Partial<State>),
      options?: { replace: boolean },
    ) => {
      const now = read();
      const changed = typeof changes === 'function' ? changes(now) : changes;
      latestSet.current?.(format.toQuery({ ...now, page: 1, ...changed }), options);
    },
    [format, read],
  );
  return { state, read, change };
}
