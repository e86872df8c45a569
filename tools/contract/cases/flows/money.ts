const PAISE_PER_RUPEE = 100;

/** Rupees, as a number or a numeric string, in paise. */
export function toPaise(rupees: string | number): number {
  return Math.round(Number(rupees) * PAISE_PER_RUPEE);
}
