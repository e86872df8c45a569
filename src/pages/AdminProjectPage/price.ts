/** Digits, plain or grouped in the Indian or Western style, with at most two decimals. */
const PRICE = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/** Parses rupees such as 4999, 4999.50, ₹4,999 or 1,00,000; null if the text is invalid. */
export function parsePrice(text: string): number | null {
  const typed = text.replace(/^\s*₹/, '').trim();
  return PRICE.test(typed) ? Number(typed.replaceAll(',', '')) : null;
}
