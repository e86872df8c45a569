const PAISE_PER_RUPEE = 100;

/** Converts rupees, a number or a numeric string, to paise. */
export function toPaise(rupees: string | number): number {
  return Math.round(Number(rupees) * PAISE_PER_RUPEE);
}
