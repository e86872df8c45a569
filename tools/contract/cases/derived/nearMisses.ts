import { createHmac } from 'node:crypto';

const flip = (text: string, index: number): string => {
  const one = text[index]!;
  const other = /[\da-f]/i.test(one) ? (one === '0' ? '1' : '0') : 'A';
  return text.slice(0, index) + other + text.slice(index + 1);
};

/** Returns a text with its small letters in capitals, and the other way round. */
export const swapCase = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const HALF = ALPHABET.length / 2;
const CUT = 8;

/** Changes the highest bit of a base64 letter, because the lowest ones may not count. */
function alter(text: string, index: number): string {
  const digit = ALPHABET.indexOf(text[index]!);
  const other = digit < 0 ? 'A' : ALPHABET[(digit + HALF) % ALPHABET.length]!;
  return text.slice(0, index) + other + text.slice(index + 1);
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Returns variants of a token with parts, such as a JSON Web Token: with a part of another token,
 * or without one.
 */
function partsOf(token: string, other: string): [string, string][] {
  const [own, others] = [token.split('.'), other.split('.')];
  if (own.length < 2 || own.length !== others.length) return [];
  const withPart = (index: number, part: string) => own.with(index, part).join('.');
  return [
    ...own.flatMap((_part, index): [string, string][] => [
      [`with part ${index + 1} of another person's`, withPart(index, others[index]!)],
      [`without part ${index + 1}`, withPart(index, '')],
    ]),
    ['that says it is not signed', [encode({ alg: 'none', typ: 'JWT' }), own[1], ''].join('.')],
  ];
}

/**
 * Returns texts that differ from a token in one letter, or in a part that is missing or belongs to
 * another user's token, each with a description.
 */
export function nearTokens(token: string, other: string): [string, string][] {
  const near: [string, string][] = [
    ...Array.from(token, (_letter, index): [string, string] => [
      `with another letter ${index + 1}`,
      alter(token, index),
    ]),
    ['cut short', token.slice(0, -CUT)],
    ['with a letter more', `${token}A`],
    ['in another case', swapCase(token)],
    ...partsOf(token, other),
  ];
  return near.filter(([, one]) => one !== token && one !== other);
}

/** Returns passwords that differ slightly from a password of more than eight letters. */
export const nearPasswords = (password: string): string[] => [
  swapCase(password),
  password.slice(0, -1),
  `${password}0`,
  `${password.slice(0, 8)}${'0'.repeat(password.length - 8)}`,
  `x${password.slice(1)}`,
];

/** Returns what a backend may make of a password with outer spaces and non-ASCII letters. */
export const tidiedPasswords = (password: string): string[] => [
  password.trim(),
  password.slice(1),
  password.replace(/[^ -~]/g, '?'),
  password.normalize('NFD').replace(/\p{M}/gu, ''),
];

/** Returns signatures that differ from the correct one in one digit, or sign something else. */
export function nearSignatures(
  secret: string,
  [orderId, paymentId]: [orderId: string, paymentId: string],
): string[] {
  const sign = (text: string, key = secret) => createHmac('sha256', key).update(text).digest('hex');
  const right = sign(`${orderId}|${paymentId}`);
  return [
    ...Array.from(right, (_digit, index) => flip(right, index)),
    right.slice(0, right.length / 2),
    sign(`${paymentId}|${orderId}`),
    sign(orderId),
    sign(`${orderId}|`),
    sign(paymentId),
    sign(`${orderId}${paymentId}`),
    sign(`${orderId}|${paymentId}`, ''),
  ];
}
