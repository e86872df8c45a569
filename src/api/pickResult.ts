type QueryResult = { currentData?: unknown; error?: unknown; isFetching: boolean };

/**
 * Selects what pages use of a query: the response to the current arguments, the error, and whether
 * a request is in flight. Request ids and times would cause needless renders.
 */
export function pickResult<Result extends QueryResult>({
  currentData,
  error,
  isFetching,
}: Result): Pick<Result, keyof QueryResult> {
  return { currentData, error, isFetching };
}
