import { createHmac } from 'node:crypto';

const flip = (text: string, index: number): string => {
  const one = text[index]!;
  const other = /[\da-f]/i.test(one) ? (one === '0' ? '1' : '0') : 'A';
  return text.slice(0, index) + other + text.slice(index + 1);
};

const swapCase = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** Characters replaced at once: the last one of a base64 text may hold bits that count for nothing. */
const BLOCK = 4;

/** Returns texts that differ from a token in one place, each with the place. */
export function nearTokens(token: string): [string, string][] {
  const places = { beginning: 0, middle: Math.floor(token.length / 2), end: token.length - BLOCK };
  const changed = Object.entries(places).map(([place, at]): [string, string] => {
    const block = /^a+$/i.test(token.slice(at, at + BLOCK)) ? 'BBBB' : 'AAAA';
    return [`changed at its ${place}`, token.slice(0, at) + block + token.slice(at + BLOCK)];
  });
  const cut: [string, string] = ['cut short', token.slice(0, -2 * BLOCK)];
  return [...changed, cut, ['in another case', swapCase(token)]];
}

/** Returns passwords that differ little from a password of more than eight letters. */
export const nearPasswords = (password: string): [string, string][] => [
  ['in another case', swapCase(password)],
  ['without its last letter', password.slice(0, -1)],
  ['with one letter more', `${password}0`],
  ['with another end', `${password.slice(0, 8)}${'0'.repeat(password.length - 8)}`],
  ['with another beginning', `x${password.slice(1)}`],
];

/** Returns signatures that differ from the right one in one digit, or sign something else. */
export function nearSignatures(
  secret: string,
  [orderId, paymentId]: [orderId: string, paymentId: string],
): [string, string][] {
  const sign = (text: string, key = secret) => createHmac('sha256', key).update(text).digest('hex');
  const right = sign(`${orderId}|${paymentId}`);
  const digits = Array.from(right, (_digit, index): [string, string] => [
    `with another digit ${index + 1}`,
    flip(right, index),
  ]);
  return [
    ...digits.filter((_one, index) => index % BLOCK === 0 || index === right.length - 1),
    ['of half its length', right.slice(0, right.length / 2)],
    ['of payment and order', sign(`${paymentId}|${orderId}`)],
    ['of the order alone', sign(orderId)],
    ['of the order without a payment', sign(`${orderId}|`)],
    ['of the payment alone', sign(paymentId)],
    ['without a separator', sign(`${orderId}${paymentId}`)],
    ['with an empty secret', sign(`${orderId}|${paymentId}`, '')],
  ];
}
