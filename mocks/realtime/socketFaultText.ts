import { NO_SOCKET_FAULTS, type SocketFaults } from './socketFaults';

const LONGEST_DELAY_MS = 60_000;

const WORDS: Record<string, Partial<SocketFaults>> = {
  refuse: { refuses: true },
  duplicate: { duplicates: true },
  reorder: { reorders: true },
};

function parsePart(part: string): Partial<SocketFaults> {
  if (Object.hasOwn(WORDS, part)) return WORDS[part]!;
  const [, name, value] = /^(delay|lose)=(\d+(?:\.\d+)?)$/.exec(part) ?? [];
  const number = Number(value);
  if (name === 'delay' && number <= LONGEST_DELAY_MS) return { delayMs: number };
  if (name === 'lose' && number <= 1) return { loses: number };
  throw new TypeError(
    `"${part}" is none of refuse, duplicate, reorder, delay=MS (to ${LONGEST_DELAY_MS}), lose=SHARE`,
  );
}

/**
 * Parses socket faults from a text such as `delay=500,duplicate`; throws a TypeError if it is
 * invalid.
 */
export function parseSocketFaults(text: string): SocketFaults {
  return Object.assign({ ...NO_SOCKET_FAULTS }, ...text.split(',').map(parsePart)) as SocketFaults;
}

/** Formats socket faults as text; empty if there are none. */
export function formatSocketFaults(faults: SocketFaults): string {
  return [
    ...(faults.refuses ? ['refuse'] : []),
    ...(faults.delayMs > 0 ? [`delay=${faults.delayMs}`] : []),
    ...(faults.duplicates ? ['duplicate'] : []),
    ...(faults.reorders ? ['reorder'] : []),
    ...(faults.loses > 0 ? [`lose=${faults.loses}`] : []),
  ].join(',');
}
