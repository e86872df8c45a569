/** Scores of an audit, or the medians of several audits. */
export type Scores = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint, in milliseconds. */
  largestPaint: number;
  /** Total blocking time, in milliseconds. */
  blocking: number;
  /** Cumulative layout shift. */
  layoutShift: number;
};

const MINIMUM = { performance: 95, accessibility: 100, bestPractices: 100, seo: 100 } as const;
const MAXIMUM_LAYOUT_SHIFT = 0;

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('An empty list has no median');
  return middle;
}

/** Returns the median of each score; expects an odd number of audits and throws if there are none. */
export function medianScores(audits: Scores[]): Scores {
  const of = (name: keyof Scores) => median(audits.map((audit) => audit[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    layoutShift: of('layoutShift'),
  };
}

/** Returns a message for each score that misses its limit. */
export function findShortcomings(scores: Scores): string[] {
  const low = Object.entries(MINIMUM)
    .filter(([name, minimum]) => !(scores[name as keyof typeof MINIMUM] >= minimum))
    .map(([name, minimum]) => `${name} is below ${minimum}`);
  const moves = scores.layoutShift <= MAXIMUM_LAYOUT_SHIFT ? [] : ['the layout shifts'];
  return [...low, ...moves];
}
