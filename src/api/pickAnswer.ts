type QueryResult = { currentData?: unknown; error?: unknown; isFetching: boolean };

/**
 * What a page reads of a query: the answer to what it asks now, the error, and whether one is under
 * way. Ids and times of requests are left out, which would render the page again for nothing.
 */
export function pickAnswer<Result extends QueryResult>({
  currentData,
  error,
  isFetching,
}: Result): Pick<Result, keyof QueryResult> {
  return { currentData, error, isFetching };
}
