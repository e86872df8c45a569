const sort = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The value that 95 of 100 do not exceed; 0 without values. */
export function percentile95(values: readonly number[]): number {
  return sort(values)[Math.ceil(values.length * 0.95) - 1] ?? 0;
}

/** The middle one of the values of each row; rows are equally long. */
export function mediansOf(rounds: readonly (readonly number[])[]): number[] {
  return (rounds[0] ?? []).map((_value, index) => {
    const values = sort(rounds.map((round) => round[index]!));
    return values[Math.floor(values.length / 2)]!;
  });
}
