import type { Fault } from './faults';

const LONGEST_DELAY_MS = 600_000;

type Check = { isRight: (value: unknown) => boolean; wanted: string };

const isWholeBetween = (least: number, most: number) => (value: unknown) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const flag: Check = {
  isRight: (value) => value === true || value === false,
  wanted: 'a yes or no',
};

/** The valid values of each field of a fault. */
const checks: Record<keyof Fault, Check> = {
  status: { isRight: isWholeBetween(200, 599), wanted: 'a whole number from 200 to 599' },
  body: { isRight: () => true, wanted: 'JSON' },
  contentType: {
    isRight: (value) => typeof value === 'string' && /^[\w.+-]+\/[\w.+-]+$/.test(value),
    wanted: 'a content type such as text/html',
  },
  delayMs: {
    isRight: isWholeBetween(0, LONGEST_DELAY_MS),
    wanted: `milliseconds from 0 to ${LONGEST_DELAY_MS}`,
  },
  networkError: flag,
  hangs: flag,
  spoils: {
    isRight: (value) => value === 'malformed' || value === 'empty',
    wanted: 'malformed or empty',
  },
  onlyCall: { isRight: isWholeBetween(1, 1_000_000), wanted: 'the number of a call, from 1' },
  rate: {
    isRight: (value) => typeof value === 'number' && value >= 0 && value <= 1,
    wanted: 'a share from 0 to 1',
  },
  seed: { isRight: isWholeBetween(0, 2 ** 31), wanted: 'a whole number' },
};

/** The effects of a fault; the other fields restrict when it applies. */
const DEEDS = [
  'status',
  'body',
  'contentType',
  'delayMs',
  'networkError',
  'hangs',
  'spoils',
] as const satisfies (keyof Fault)[];

/** Reads a fault from JSON; throws an error message if it is invalid. */
export function readFault(value: unknown): Fault {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('A fault is an object such as {"status":500}');
  }
  for (const [name, field] of Object.entries(value)) {
    const check = Object.hasOwn(checks, name) ? checks[name as keyof Fault] : undefined;
    if (!check)
      throw new TypeError(`A fault has no ${name}; it has ${Object.keys(checks).join(', ')}`);
    if (!check.isRight(field)) throw new TypeError(`The ${name} of a fault is ${check.wanted}`);
  }
  const fault: Fault = value;
  if (!DEEDS.some((name) => fault[name] !== undefined && fault[name] !== false)) {
    throw new TypeError(`A fault needs something to do: ${DEEDS.join(', ')}`);
  }
  return fault;
}

/** The names of the fields in a text; the others are words without a value. */
const VALUES = {
  status: 'status',
  delay: 'delayMs',
  nth: 'onlyCall',
  rate: 'rate',
  seed: 'seed',
} as const satisfies Record<string, keyof Fault>;

const WORDS: Record<string, Fault> = {
  offline: { networkError: true },
  hang: { hangs: true },
  malformed: { spoils: 'malformed' },
  empty: { spoils: 'empty' },
};

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new TypeError(`"${value}" is encoded wrongly`);
  }
}

function parsePart(part: string): Fault {
  if (Object.hasOwn(WORDS, part)) return WORDS[part]!;
  const [name = '', value = ''] = part.split(/=(.*)/s);
  if (name === 'type') return { contentType: decode(value) };
  const field = Object.hasOwn(VALUES, name) ? VALUES[name as keyof typeof VALUES] : undefined;
  if (!field || value === '') throw new TypeError(`"${part}" is no part of a fault`);
  return { [field]: Number(value) };
}

function parseJson(text: string): { body: unknown } | undefined {
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/**
 * Parses the body at the start of a text. Commas may be part of the JSON or end it, so the longest
 * prefix that is valid JSON counts. Links of earlier versions encode it twice.
 */
function readBody(text: string): { fault: Fault; rest: string } | undefined {
  const pieces = text.split(',');
  for (let count = pieces.length; count > 0; count -= 1) {
    const beginning = pieces.slice(0, count).join(',');
    const fault = parseJson(beginning) ?? (count === 1 ? parseJson(decode(beginning)) : undefined);
    if (fault) return { fault, rest: pieces.slice(count).join(',') };
  }
  return undefined;
}

const BODY = 'body=';

/** Parses a fault such as `status=400,body={},nth=2`. */
function parseParts(text: string): Fault {
  if (text === '') return {};
  if (!text.startsWith(BODY)) {
    const [, part = '', rest = ''] = /^([^,]*),?(.*)$/s.exec(text) ?? [];
    return { ...parsePart(part), ...parseParts(rest) };
  }
  const body = readBody(text.slice(BODY.length));
  if (!body) throw new TypeError(`The body in "${text}" is no JSON`);
  return { ...body.fault, ...parseParts(body.rest) };
}

/**
 * Parses an operation and its fault from a text such as `verifyPayment:status=500,nth=2`; throws
 * an error message if it is invalid. Status, delay, nth, rate, seed, body (JSON) and type have a value;
 * offline, hang, malformed and empty have none.
 */
export function parseFault(text: string): [operationId: string, fault: Fault] {
  const [, operationId, rest] = /^([\w*]+):(.+)$/s.exec(text) ?? [];
  if (!operationId || !rest) throw new TypeError(`"${text}" is no fault such as login:status=500`);
  return [operationId, readFault(parseParts(rest))];
}

/** Formats an operation's fault as `parseFault` reads it. */
export function formatFault(operationId: string, fault: Fault): string {
  const values = Object.entries(VALUES).flatMap(([name, field]) =>
    fault[field] === undefined ? [] : [`${name}=${fault[field]}`],
  );
  const words = Object.entries(WORDS).flatMap(([word, field]) => {
    const [[name, value]] = Object.entries(field) as [[keyof Fault, unknown]];
    return fault[name] === value ? [word] : [];
  });
  const rest = [
    ...(fault.contentType ? [`type=${fault.contentType}`] : []),
    ...(fault.body === undefined ? [] : [`body=${JSON.stringify(fault.body)}`]),
  ];
  return `${operationId}:${[...values, ...words, ...rest].join(',')}`;
}
