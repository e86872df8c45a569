/** A failure, or how fast or steady a page was: never who was affected. */
export type ReportedEvent =
  | {
      kind: 'error';
      /** The pattern of the page's address, such as `/projects/:id`. */
      page: string;
      /** What the shop was doing; missing where nobody handled the error. */
      doing?: string;
      name: string;
      message: string;
      /** The HTTP status of a request that failed. */
      status?: number;
      /** Places in the shop's scripts, the innermost first: `function assets/file.js:line:column`. */
      frames: readonly string[];
    }
  | { kind: 'vital'; page: string; name: string; value: number; rating: string };

/** Where events go. An adapter of another service implements this (docs/deployment.md). */
export type Reporter = {
  /** Takes an event; never throws, and never reports its own failures. */
  report: (event: ReportedEvent) => void;
};
