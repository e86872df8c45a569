/** The taxable value and GST in a price, in paise. */
type TaxSplit = {
  taxable: number;
  /** CGST and SGST within the seller's state, otherwise IGST. */
  taxes: readonly { name: 'CGST' | 'SGST' | 'IGST'; rate: number; paise: number }[];
};

const PER_CENT = 100;

/** Splits a price that includes GST at `rate` per cent; the parts add up to the price. */
export function splitTax(totalPaise: number, rate: number, isWithinState: boolean): TaxSplit {
  const tax = (totalPaise * rate) / (PER_CENT + rate);
  if (!isWithinState) {
    const paise = Math.round(tax);
    return { taxable: totalPaise - paise, taxes: [{ name: 'IGST', rate, paise }] };
  }
  // The two halves are equal by law, so they are rounded before the rest is taken.
  const half = { rate: rate / 2, paise: Math.round(tax / 2) };
  return {
    taxable: totalPaise - 2 * half.paise,
    taxes: [
      { name: 'CGST', ...half },
      { name: 'SGST', ...half },
    ],
  };
}
