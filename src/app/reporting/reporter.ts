/** A failure or a web vital, without anything that identifies the user. */
export type ReportedEvent =
  | {
      kind: 'error';
      /** The pattern of the page's address, such as `/projects/:id`. */
      page: string;
      /** The operation that failed; missing for an unhandled error. */
      doing?: string;
      name: string;
      message: string;
      /** The HTTP status of a request that failed. */
      status?: number;
      /**
       * Stack frames in the shop's scripts, the innermost first: `function
       * assets/file.js:line:column`.
       */
      frames: readonly string[];
    }
  | { kind: 'vital'; page: string; name: string; value: number; rating: string };

/** Where events go. */
export type Reporter = {
  /** Takes an event; never throws, and never reports its own failures. */
  report: (event: ReportedEvent) => void;
};
