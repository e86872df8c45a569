/** A search with its price limits extracted from the text. */
type PriceSearch = { search: string; minPrice: number | null; maxPrice: number | null };

/** Smaller numbers without a currency mean something else, in rupees. */
const LOWEST_PLAIN_PRICE = 100;
const THOUSAND = 1000;

const CURRENCY = String.raw`(?:₹|rs\.?|inr|rupees)`;
const AMOUNT = String.raw`(${CURRENCY}?\s*\d[\d,]*k?(?:\s*${CURRENCY})?)`;
const MOST = '(?:under|below|less than|up ?to|within|cheaper than|max(?:imum)?)';
const LEAST = '(?:over|above|more than|from|at least|min(?:imum)?)';

const pattern = (source: string) => new RegExp(String.raw`(?<!\S)${source}(?!\S)`, 'iu');
const BETWEEN = pattern(String.raw`between\s+${AMOUNT}\s+(?:and|to|-)\s+${AMOUNT}`);
const AT_MOST = pattern(String.raw`${MOST}\s+${AMOUNT}`);
const AT_LEAST = pattern(String.raw`${LEAST}\s+${AMOUNT}`);
const ALONE = pattern(String.raw`(${CURRENCY}\s*\d[\d,]*k?|\d[\d,]*k?\s*${CURRENCY})`);

/** Parses rupees such as "₹1,000" or "5k"; null for a small number without a currency. */
function readAmount(text: string): number | null {
  const [digits = ''] = /\d[\d,]*/.exec(text) ?? [];
  const isThousands = /\dk/i.test(text);
  const amount = Number(digits.replaceAll(',', '')) * (isThousands ? THOUSAND : 1);
  const hasCurrency = new RegExp(CURRENCY, 'iu').test(text);
  return hasCurrency || amount >= LOWEST_PLAIN_PRICE ? amount : null;
}

/**
 * Extracts a price limit from a search, such as "crm under 1000", "above ₹500", "between 500 and
 * 1,000" or just "₹1000", an upper limit; null without one.
 */
export function parsePriceSearch(text: string): PriceSearch | null {
  const readings = [
    { found: BETWEEN.exec(text), least: 1, most: 2 },
    { found: AT_MOST.exec(text), least: 0, most: 1 },
    { found: AT_LEAST.exec(text), least: 1, most: 0 },
    { found: ALONE.exec(text), least: 0, most: 1 },
  ];
  for (const { found, least, most } of readings) {
    if (!found) continue;
    const amountAt = (index: number) => (index > 0 ? readAmount(found[index] ?? '') : null);
    const minPrice = amountAt(least);
    const maxPrice = amountAt(most);
    if (minPrice === null && maxPrice === null) continue;
    const search = text.replace(found[0], ' ').replace(/\s+/g, ' ').trim();
    return { search, minPrice, maxPrice };
  }
  return null;
}
