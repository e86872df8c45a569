/** What a page holds in memory. */
export type Footprint = {
  heapBytes: number;
  /** Nodes of the document and those that scripts hold. */
  nodes: number;
  listeners: number;
};

/** What may be added by any number of repetitions: caches that were still being filled. */
export const LIMITS: Footprint = { heapBytes: 2_000_000, nodes: 200, listeners: 20 };

const UNITS: Record<keyof Footprint, string> = {
  heapBytes: 'bytes of heap',
  nodes: 'nodes',
  listeners: 'listeners',
};

/** Returns a sentence for each figure that grew by more than its limit. */
export function findGrowth(before: Footprint, after: Footprint, limits: Footprint): string[] {
  const figures = Object.keys(limits) as (keyof Footprint)[];
  return figures
    .filter((figure) => !(after[figure] - before[figure] <= limits[figure]))
    .map(
      (figure) =>
        `${after[figure] - before[figure]} more ${UNITS[figure]}; at most ${limits[figure]} may be added`,
    );
}
