const sort = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** Returns the 95th percentile; 0 for an empty list. */
export function percentile95(values: readonly number[]): number {
  return sort(values)[Math.ceil(values.length * 0.95) - 1] ?? 0;
}

/** Returns the median of each column; all rounds must have the same length. */
export function mediansOf(rounds: readonly (readonly number[])[]): number[] {
  return (rounds[0] ?? []).map((_value, index) => {
    const values = sort(rounds.map((round) => round[index]!));
    return values[Math.floor(values.length / 2)]!;
  });
}
