import { createContext } from 'react';

/**
 * Whether search engines may index the pages within; false behind the login. It stands apart from
 * `usePageHead` so that the guards, which every page loads, do not load the head as well.
 */
export const IndexingContext = createContext(true);
