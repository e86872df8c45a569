const percent = new Intl.NumberFormat('en-IN', {
  style: 'percent',
  maximumFractionDigits: 0,
  maximumSignificantDigits: 2,
  roundingPriority: 'morePrecision',
});

/** A share of a whole (1 is all of it) in per cent: 17%, and 0.4% where that would round to nothing. */
export function formatShare(share: number): string {
  return percent.format(share);
}
