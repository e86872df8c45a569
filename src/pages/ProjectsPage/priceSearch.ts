/** A search with its price limits extracted from the text. */
type PriceSearch = { search: string; minPrice: number | null; maxPrice: number | null };

/** Smaller numbers without a currency mean something else, in rupees. */
const LOWEST_PLAIN_PRICE = 100;
const THOUSAND = 1000;

const CURRENCY = String.raw`(?:₹|rs\.?|inr|rupees)`;
const AMOUNT = String.raw`(${CURRENCY}?\s*\d[\d,]*k?(?:\s*${CURRENCY})?)`;
const MOST = '(?:under|below|less than|up ?to|within|cheaper than|max(?:imum)?)';
const LEAST = '(?:over|above|more than|from|at least|min(?:imum)?)';

const HAS_CURRENCY = new RegExp(CURRENCY, 'iu');
/** The words that state a price even without a currency, at the end of a search. */
const PLAIN = /^(?:under|below|less than|cheaper than|above|more than|between)\b/i;

const pattern = (source: string) => new RegExp(String.raw`(?<!\S)${source}(?!\S)`, 'giu');
const BETWEEN = pattern(String.raw`between\s+${AMOUNT}\s+(?:and|to|-)\s+${AMOUNT}`);
const AT_MOST = pattern(String.raw`${MOST}\s+${AMOUNT}`);
const AT_LEAST = pattern(String.raw`${LEAST}\s+${AMOUNT}`);
const ALONE = pattern(String.raw`(${CURRENCY}\s*\d[\d,]*k?|\d[\d,]*k?\s*${CURRENCY})`);

/** Parses rupees such as "₹1,000" or "5k"; null for a small number without a currency. */
function readAmount(text: string): number | null {
  const [digits = ''] = /\d[\d,]*/.exec(text) ?? [];
  const isThousands = /\dk/i.test(text);
  const amount = Number(digits.replaceAll(',', '')) * (isThousands ? THOUSAND : 1);
  return HAS_CURRENCY.test(text) || amount >= LOWEST_PLAIN_PRICE ? amount : null;
}

/** Finds the first limit that is a price; other numbers may count users or name a year. */
function findPrice(text: string, limit: RegExp): RegExpExecArray | undefined {
  return [...text.matchAll(limit)].find(
    ({ 0: phrase, index }) =>
      HAS_CURRENCY.test(phrase) ||
      (PLAIN.test(phrase) && text.slice(index + phrase.length).trim() === ''),
  );
}

/**
 * Extracts a price limit from a search, such as "crm under 1000", "above ₹500", "between 500 and
 * 1,000" or just "₹1000", an upper limit; null without one. Without a currency, a limit must be at
 * the end of the search.
 */
export function parsePriceSearch(text: string): PriceSearch | null {
  const readings = [
    { limit: BETWEEN, least: 1, most: 2 },
    { limit: AT_MOST, least: 0, most: 1 },
    { limit: AT_LEAST, least: 1, most: 0 },
    { limit: ALONE, least: 0, most: 1 },
  ];
  for (const { limit, least, most } of readings) {
    const found = findPrice(text, limit);
    if (!found) continue;
    const amountAt = (index: number) => (index > 0 ? readAmount(found[index] ?? '') : null);
    const minPrice = amountAt(least);
    const maxPrice = amountAt(most);
    if (minPrice === null && maxPrice === null) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { search: rest.replace(/\s+/g, ' ').trim(), minPrice, maxPrice };
  }
  return null;
}
