const count = new Intl.NumberFormat('en-IN');

/** A whole number as readers in India group its digits: 1,23,456. */
export function formatCount(value: number): string {
  return count.format(value);
}
