/** Below this, a number represents every thousandth exactly; larger ones are left to `Intl`. */
const LARGEST = 1e12;
/** Smaller numbers would be written with an exponent, and round to 0. */
const SMALLEST = 1e-6;

/**
 * Formats a number with 0 to 3 fraction digits, grouped and rounded as `Intl.NumberFormat` does for
 * India: 1,49,999.00. The first use of `Intl` takes 25 ms, which would delay the first view on a
 * phone. Throws a RangeError for what is no number, rather than showing it to people.
 */
export function formatDecimal(value: number, fractionDigits: number): string {
  const size = Math.abs(value);
  if (Number.isNaN(size)) throw new RangeError(`${value} is no number`);
  if (!(size < LARGEST)) {
    return new Intl.NumberFormat('en-IN', {
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    }).format(value);
  }
  // Shifts the point in the decimal text, so that 4.35 rounds to 4.4.
  const units = size < SMALLEST ? 0 : Math.round(Number(`${size}e${fractionDigits}`));
  const digits = String(units).padStart(fractionDigits + 1, '0');
  const point = digits.length - fractionDigits;
  const whole = digits.slice(0, point).replace(/\B(?=(\d{2})*\d{3}$)/g, ',');
  const fraction = fractionDigits > 0 ? `.${digits.slice(point)}` : '';
  return `${value < 0 ? '-' : ''}${whole}${fraction}`;
}

/** Formats a count: 1,20,000. */
export function formatCount(value: number): string {
  return formatDecimal(value, 0);
}

/** Formats a count with its noun: 1 sale, 1,20,000 sales. */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Formats an average with one decimal: 4.6. */
export function formatAverage(average: number): string {
  return formatDecimal(average, 1);
}
