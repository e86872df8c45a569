const MAX_CARD_DIGITS = 19;
const MIN_CARD_DIGITS = 12;

const NETWORKS: readonly (readonly [name: string, prefix: RegExp])[] = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|2[2-7])/],
  ['American Express', /^3[47]/],
  ['Diners Club', /^3[068]/],
  ['RuPay', /^(508|60|65|81|82)/],
];

/** Returns the digits of a text, in order. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Formats card digits in groups of four. */
export function formatCardNumber(typed: string): string {
  return digitsOf(typed).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Formats a typed, pasted or autofilled expiry as `MM/YY`. */
export function formatExpiry(typed: string): string {
  const oneDigitMonth = /^([2-9]|\d\/)$/.test(typed);
  const digits = digitsOf(oneDigitMonth ? `0${typed}` : typed);
  // Six digits only come from pasting or autofill, as in 12/2034.
  const short = digits.length === 6 ? digits.slice(0, 2) + digits.slice(4) : digits;
  return short.length > 2 ? `${short.slice(0, 2)}/${short.slice(2)}` : short;
}

/** Returns the `MM/YY` of December in five years: an expiry that is always valid. */
export function futureExpiry(now: Date): string {
  return `12/${String((now.getFullYear() + 5) % 100).padStart(2, '0')}`;
}

/** Returns the network of a card number, or null if the digits do not determine it. */
export function cardNetwork(number: string): string | null {
  const digits = digitsOf(number);
  return NETWORKS.find(([, prefix]) => prefix.test(digits))?.[0] ?? null;
}

/** Returns true if the check digit is valid. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const doubled = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Returns the error message for a card number, or null. */
export function cardNumberProblem(number: string): string | null {
  const digits = digitsOf(number);
  if (digits === '') return 'Enter the card number.';
  if (digits.length < MIN_CARD_DIGITS) return 'The card number is too short.';
  if (digits.length > MAX_CARD_DIGITS) return 'The card number is too long.';
  return passesLuhn(digits) ? null : 'The card number is not valid. Check the digits.';
}

/**
 * Returns the error message for an `MM/YY` expiry at the time `now`, or null; cards are valid until
 * the end of the month.
 */
export function expiryProblem(expiry: string, now: Date): string | null {
  if (expiry === '') return 'Enter the expiry date.';
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return 'Enter the expiry as MM/YY.';
  const firstMomentAfter = new Date(2000 + Number(year), Number(month), 1);
  return firstMomentAfter > now ? null : 'This card has expired.';
}

/** Returns the error message for a CVV of that card number, or null. */
export function cvvProblem(cvv: string, number: string): string | null {
  const length = cardNetwork(number) === 'American Express' ? 4 : 3;
  if (cvv === '') return 'Enter the CVV.';
  return /^\d+$/.test(cvv) && cvv.length === length ? null : `The CVV has ${length} digits.`;
}

/** Returns the error message for the name on the card, or null. */
export function holderProblem(name: string): string | null {
  return name.trim() === '' ? 'Enter the name on the card.' : null;
}
