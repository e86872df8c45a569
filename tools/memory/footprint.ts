/** The memory usage of a page. */
export type Footprint = {
  heapBytes: number;
  /** DOM nodes, including detached ones. */
  nodes: number;
  listeners: number;
};

/** Allowed growth over any number of repetitions, for caches that are still filling. */
export const LIMITS: Footprint = { heapBytes: 2_000_000, nodes: 200, listeners: 20 };

const UNITS: Record<keyof Footprint, string> = {
  heapBytes: 'bytes of heap',
  nodes: 'nodes',
  listeners: 'listeners',
};

/** Returns a sentence for each figure that exceeded its allowed growth. */
export function findGrowth(before: Footprint, after: Footprint, limits: Footprint): string[] {
  const figures = Object.keys(limits) as (keyof Footprint)[];
  return figures
    .filter((figure) => !(after[figure] - before[figure] <= limits[figure]))
    .map(
      (figure) =>
        `${after[figure] - before[figure]} more ${UNITS[figure]}; at most ${limits[figure]} may be added`,
    );
}
