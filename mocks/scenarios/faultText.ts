import type { Effect, Fault, Occasion } from './faults';
import { decodePart, formatTarget, parseTarget } from './faultTarget';

const LONGEST_DELAY_MS = 600_000;

/** A part with a value, such as `status=500`. */
type Part = {
  /** Returns the fields that a value sets; undefined if it is invalid. */
  read: (value: string) => Fault | undefined;
  /** Returns the values of the part in the text of a fault. */
  write: (fault: Fault) => (string | number | undefined)[];
  wanted: string;
};

function number(field: keyof Fault, wanted: string, pattern: RegExp, least: number, most: number) {
  const isValid = (value: string) =>
    pattern.test(value) && Number(value) >= least && Number(value) <= most;
  return {
    read: (value) => (isValid(value) ? { [field]: Number(value) } : undefined),
    write: (fault) => [fault[field] as number | undefined],
    wanted: `${wanted} from ${least} to ${most}`,
  } satisfies Part;
}

const whole = (field: keyof Fault, wanted: string, least: number, most: number) =>
  number(field, wanted, /^\d+$/, least, most);

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function readHeader(text: string): Fault | undefined {
  const [, name, value] = /^([\w-]+): *(\S.*)$/.exec(decodePart(text)) ?? [];
  return name && value && /^[\x20-\x7e]+$/.test(value) ? { headers: { [name]: value } } : undefined;
}

/** The JSON Pointer to a field of the shop's list of projects, which a patch may begin with. */
export const EXAMPLE_POINTER = '/projects/0/base_price';

function readPatch(text: string): Fault | undefined {
  const [, pointer, value] = /^((?:\/(?:[^/~=]|~[01])*)+)=(.*)$/s.exec(text) ?? [];
  const json = value === undefined ? undefined : parseJson(value);
  return pointer && json ? { patch: { [decodePart(pointer)]: json.value } } : undefined;
}

function readCalls(text: string): Fault | undefined {
  const [, first = '', range, last] = /^(\d{1,6})(\.\.(\d{1,6})?)?$/.exec(text) ?? [];
  const firstCall = Number(first);
  if (!firstCall || (last !== undefined && Number(last) < firstCall)) return undefined;
  if (range === undefined) return { firstCall, lastCall: firstCall };
  return { firstCall, ...(last !== undefined && { lastCall: Number(last) }) };
}

function writeCalls({ firstCall, lastCall }: Fault): string[] {
  if (firstCall === undefined) return [];
  return [firstCall === lastCall ? `${firstCall}` : `${firstCall}..${lastCall ?? ''}`];
}

/** Encodes the characters that would end a part. */
const encodePart = (text: string) => text.replace(/[%,=]/g, encodeURIComponent);

/** The parts with a value that say what happens. */
const EFFECTS = {
  status: whole('status', 'a whole number', 200, 599),
  body: {
    read: (value) => {
      const json = parseJson(value);
      return json && { body: json.value };
    },
    write: ({ body }) => [JSON.stringify(body)],
    wanted: 'JSON',
  },
  header: {
    read: readHeader,
    write: ({ headers = {} }) =>
      Object.entries(headers).map(([name, value]) => encodePart(`${name}: ${value}`)),
    wanted: 'a name and a value such as Retry-After: 3',
  },
  patch: {
    read: readPatch,
    write: ({ patch = {} }) =>
      Object.entries(patch).map(
        ([pointer, value]) => `${encodePart(pointer)}=${JSON.stringify(value)}`,
      ),
    wanted: `a JSON Pointer and JSON such as ${EXAMPLE_POINTER}=null`,
  },
  delay: whole('delayMs', 'milliseconds', 0, LONGEST_DELAY_MS),
  jitter: whole('jitterMs', 'milliseconds', 0, LONGEST_DELAY_MS),
  kbps: whole('kbps', 'kilobits per second', 1, 1_000_000),
} as const satisfies Record<string, Part>;

/** The parts without a value; the networks are those of Chrome's developer tools. */
const WORDS: Record<string, Effect> = {
  offline: { networkError: true },
  hang: { hangs: true },
  malformed: { spoils: 'malformed' },
  empty: { spoils: 'empty' },
  '3G': { delayMs: 2000, kbps: 400 },
  slow4G: { delayMs: 560, kbps: 1440 },
  live: {},
};

/** The parts that say when it happens. */
const OCCASIONS = {
  nth: {
    read: readCalls,
    write: writeCalls,
    wanted: 'calls counted from 1, such as 2, 2..4 or 2..',
  },
  first: {
    ...whole('lastCall', 'the number of calls', 1, 1_000_000),
    write: ({ firstCall, lastCall }) => [firstCall === undefined ? lastCall : undefined],
  },
  rate: number('rate', 'a share', /^\d*\.?\d+$/, 0, 1),
  seed: whole('seed', 'a whole number', 0, 2 ** 31),
} as const satisfies Record<string, Part>;

const THEN = 'then';

/** The names of all parts of a fault. */
export const partNames: readonly string[] = [
  ...Object.keys(EFFECTS),
  ...Object.keys(WORDS),
  ...Object.keys(OCCASIONS),
  THEN,
];

const PARTS: Record<string, Part> = { ...EFFECTS, ...OCCASIONS };

/** Splits a text at the commas between its parts. Those within the JSON of a part are its own. */
function splitParts(text: string): string[] {
  const pieces = text.split(',');
  const jsonAt = /^(?:body|patch=[^,=]*)=/.exec(text)?.[0].length;
  const isPart = (count: number) => parseJson(pieces.slice(0, count).join(',').slice(jsonAt));
  let count = jsonAt === undefined ? 1 : pieces.length;
  while (count > 1 && !isPart(count)) count -= 1;
  const rest = pieces.slice(count);
  const part = pieces.slice(0, count).join(',');
  return rest.length === 0 ? [part] : [part, ...splitParts(rest.join(','))];
}

function readPart(text: string): Fault {
  if (Object.hasOwn(WORDS, text)) return WORDS[text]!;
  const [name = '', value] = text.split(/=(.*)/s);
  if (value === undefined || !Object.hasOwn(PARTS, name)) {
    throw new TypeError(`"${text}" is no part of a fault; there are ${partNames.join(', ')}`);
  }
  const part = PARTS[name]!;
  const fields = part.read(value);
  if (!fields) throw new TypeError(`The ${name} of a fault is ${part.wanted}, not "${value}"`);
  return fields;
}

/** Adds the fields of a part to those of others; throws if they set the same. */
function addPart<Fields extends Fault>(before: Fields, part: string): Fields {
  const added: Fault = { ...before };
  for (const [field, value] of Object.entries(readPart(part)) as [keyof Fault, never][]) {
    const known: unknown = before[field];
    const isNamed = field === 'headers' || field === 'patch';
    const isTwice = isNamed
      ? Object.keys(value).some((name) => Object.hasOwn(Object(known) as object, name))
      : known !== undefined;
    if (isTwice) {
      throw new TypeError(`"${part}" sets what another part has set; "then" separates responses`);
    }
    added[field] = isNamed ? ({ ...(known as object), ...(value as object) } as never) : value;
  }
  return added as Fields;
}

const isOccasion = (part: string) => Object.hasOwn(OCCASIONS, part.split('=')[0]!);

/** Reads the parts of one response of several in turn. */
function readEffect(parts: readonly string[]): Effect {
  if (parts.length === 0) {
    throw new TypeError('A fault needs something to do, on each side of "then" too');
  }
  const effect = parts.reduce<Effect>(addPart, {});
  const { patch, status, body, networkError, hangs, spoils } = effect;
  const others = [status, body, networkError, hangs, spoils];
  if (patch && others.some((other) => other !== undefined)) {
    throw new TypeError('A patch changes the real response; no other one goes with it');
  }
  return effect;
}

/** Splits parts at each "then". */
function splitTurns(parts: readonly string[]): string[][] {
  const at = parts.indexOf(THEN);
  return at < 0 ? [[...parts]] : [parts.slice(0, at), ...splitTurns(parts.slice(at + 1))];
}

/**
 * Parses a target and its fault from a text such as `getProject/4:status=500,first=3`; throws an error
 * message if it is invalid. docs/qa.md describes the parts.
 */
export function parseFault(text: string): [target: string, fault: Fault] {
  const [, target, rest] = /^([^:]+):(.+)$/s.exec(text) ?? [];
  if (!target || !rest) throw new TypeError(`"${text}" is no fault such as login:status=500`);
  const parts = splitParts(rest);
  const occasion = parts.filter(isOccasion).reduce<Occasion>(addPart, {});
  const turns = splitTurns(parts.filter((part) => !isOccasion(part)));
  const [first, ...next] = turns.map(readEffect);
  const fault = { ...first, ...(next.length > 0 && { next }), ...occasion };
  return [formatTarget(parseTarget(target)), fault];
}

function writeParts(parts: Record<string, Part>, fault: Fault): string[] {
  return Object.entries(parts).flatMap(([name, { write }]) =>
    write(fault).flatMap((value) => (value === undefined ? [] : [`${name}=${value}`])),
  );
}

function writeEffect(effect: Effect): string[] {
  const rest: Record<string, unknown> = { ...effect };
  const words = Object.entries(WORDS).flatMap(([word, fields]) => {
    const isWord = Object.entries(fields).every(([field, value]) => rest[field] === value);
    if (!isWord || word === 'live') return [];
    for (const field of Object.keys(fields)) delete rest[field];
    return [word];
  });
  const texts = [...writeParts(EFFECTS, rest), ...words];
  return texts.length > 0 ? texts : ['live'];
}

/** Formats a target and its fault as `parseFault` reads them. */
export function formatFault(target: string, { next = [], ...fault }: Fault): string {
  const turns = next.flatMap((effect) => [THEN, ...writeEffect(effect)]);
  const parts = [...writeEffect(fault), ...writeParts(OCCASIONS, fault), ...turns];
  return `${target}:${parts.join(',')}`;
}
