import { type Extension, EXTENSIONS, formatExtensions, parseExtensions } from '@/config/extensions';
import { readSwitches } from '@/config/features';
import { getConfig } from '@/config/shopConfig';
import { type Features, SWITCHES } from '@/config/switches';
import { requireFault, requireOperation } from '../http/operationNames';
import { NO_SOCKET_FAULTS, type SocketFaults } from '../realtime/socketFaults';
import { formatSocketFaults, parseSocketFaults } from '../realtime/socketFaultText';
import type { Faults } from '../scenarios/faultBoard';
import { formatFault, parseFault } from '../scenarios/faultText';
import { parseGrant } from '../scenarios/grants';
import { parsePaymentEndings, type PaymentEndingName } from '../scenarios/paymentEndings';
import { isScenarioName, type ScenarioName } from '../scenarios/scenarios';
import { DEFAULT_SEED } from '../seeds';
import { toDay } from '../seeds/calendar';
import { isPersonName, type PersonName } from '../seeds/knownPeople';
import { isShopSize, type ShopSize } from '../seeds/size';
import { type ClockSetting, formatClock, parseClock } from './clock';
import { parseBase, type PassOn } from './passOn';

/** Everything that determines how a mock build behaves. */
export type Setup = {
  scenario: ScenarioName;
  /** The signed-in person; null leaves the session unchanged. */
  as: PersonName | null;
  seed: number;
  /** The day that seeds count from, such as 2026-03-01; null for that of the clock. */
  seeded: string | null;
  size: ShopSize;
  /** Minimum response time in milliseconds; null for the host's default. */
  latencyMs: number | null;
  /** The endings of the next checkouts, in order; those that follow are left to the user. */
  payments: readonly PaymentEndingName[];
  clock: ClockSetting;
  faults: Faults;
  sockets: SocketFaults;
  passOn: PassOn | null;
  /** Those that the backend offers. */
  extensions: readonly Extension[];
  /** The data that was asked for, each as in a URL. */
  grants: readonly string[];
  /** Switches that override those of the build. */
  switches: Partial<Features>;
};

/** The default setup. */
export const DEFAULT_SETUP: Setup = {
  scenario: 'none',
  as: null,
  seed: DEFAULT_SEED,
  seeded: null,
  size: 'standard',
  latencyMs: null,
  payments: [],
  clock: { kind: 'real' },
  faults: {},
  sockets: NO_SOCKET_FAULTS,
  passOn: null,
  extensions: getConfig().extensions ?? EXTENSIONS,
  grants: [],
  switches: {},
};

/** Settings by their names in a URL, each with all of its values. */
export type SetupTexts = Readonly<Record<string, readonly string[]>>;

/** How a setting is written in a URL. */
type Codec = {
  /** Throws an error message if a text is invalid. */
  parse: (texts: readonly string[]) => unknown;
  /** Returns no text for the default. */
  format: (value: never) => string[];
};

function choice<Name extends string>(
  what: string,
  isName: (text: unknown) => text is Name,
): (texts: readonly string[]) => Name {
  return ([text]) => {
    if (!isName(text)) throw new TypeError(`There is no ${what} "${text}"`);
    return text;
  };
}

const wholeNumber =
  (what: string, most: number) =>
  ([text = '']: readonly string[]) => {
    if (!/^\d+$/.test(text) || Number(text) > most) {
      throw new TypeError(`The ${what} is a whole number up to ${most}, not "${text}"`);
    }
    return Number(text);
  };

const orNone = (text: string | null) => (text === null ? [] : [text]);

function parseDay([text = '']: readonly string[]): string {
  const isTime = !Number.isNaN(Date.parse(text));
  // A day that its month lacks would become one of the next month.
  if (!isTime || toDay(text) !== text)
    throw new TypeError(`"${text}" is no day such as 2026-03-01`);
  return text;
}

function parsePassOn([text = '']: readonly string[]): PassOn {
  const [, operations, address] = /^([\w*,]+)@(.+)$/.exec(text) ?? [];
  const base = parseBase(address ?? '');
  if (!operations || !base) {
    throw new TypeError(`"${text}" is not such as listProjects,login@http://localhost:4000`);
  }
  return { base, operations: operations.split(',').map(requireOperation) };
}

function parseFaults(texts: readonly string[]): Faults {
  const faults = texts.map((text) => requireFault(...parseFault(text)));
  const targets = faults.map(([target]) => target);
  const twice = targets.find((target, index) => targets.indexOf(target) !== index);
  if (twice !== undefined) {
    throw new TypeError(`${twice} has two faults; "then" puts the responses of one in turn`);
  }
  return Object.fromEntries(faults);
}

/** Every setting except the switches, by its name in a URL. */
const codecs = {
  scenario: {
    parse: choice('scenario', isScenarioName),
    format: (name: ScenarioName) => orNone(name === DEFAULT_SETUP.scenario ? null : name),
  },
  as: { parse: choice('person', isPersonName), format: orNone },
  seed: {
    parse: wholeNumber('seed', 2 ** 31),
    format: (seed: number) => orNone(seed === DEFAULT_SEED ? null : String(seed)),
  },
  seeded: { parse: parseDay, format: orNone },
  size: {
    parse: choice('size of shop', isShopSize),
    format: (size: ShopSize) => orNone(size === DEFAULT_SETUP.size ? null : size),
  },
  latency: {
    parse: wholeNumber('latency in milliseconds', 60_000),
    format: (latencyMs: number | null) => orNone(latencyMs === null ? null : String(latencyMs)),
  },
  payment: {
    parse: ([text = '']: readonly string[]) => parsePaymentEndings(text),
    format: (endings: readonly PaymentEndingName[]) => orNone(endings.join() || null),
  },
  clock: {
    parse: ([text = '']: readonly string[]) => {
      const setting = parseClock(text);
      if (!setting)
        throw new TypeError(`"${text}" is no clock such as 2026-01-31T09:00Z, +3d or x60`);
      return setting;
    },
    format: (setting: ClockSetting) =>
      orNone(setting.kind === 'real' ? null : formatClock(setting)),
  },
  fault: {
    parse: parseFaults,
    format: (faults: Faults) => Object.entries(faults).map((entry) => formatFault(...entry)),
  },
  grant: {
    parse: (texts: readonly string[]) => {
      texts.forEach(parseGrant);
      return texts;
    },
    format: (grants: readonly string[]) => [...grants],
  },
  sockets: {
    parse: ([text = '']: readonly string[]) => parseSocketFaults(text),
    format: (faults: SocketFaults) => orNone(formatSocketFaults(faults) || null),
  },
  pass: {
    parse: parsePassOn,
    format: (passOn: PassOn | null) =>
      orNone(passOn && `${passOn.operations.join(',')}@${passOn.base}`),
  },
  extensions: {
    parse: ([text = '']: readonly string[]) => parseExtensions(text),
    format: (extensions: readonly Extension[]) => {
      const text = formatExtensions(extensions);
      return orNone(text === defaultText('extensions') ? null : text);
    },
  },
} as const satisfies Record<string, Codec>;

type CodecName = keyof typeof codecs;

/** The field of a setup for each name in a URL. */
const fieldOf = {
  scenario: 'scenario',
  as: 'as',
  seed: 'seed',
  seeded: 'seeded',
  size: 'size',
  latency: 'latencyMs',
  payment: 'payments',
  clock: 'clock',
  fault: 'faults',
  grant: 'grants',
  sockets: 'sockets',
  pass: 'passOn',
  extensions: 'extensions',
} as const satisfies Record<CodecName, keyof Setup>;

const NAMES = Object.keys(codecs) as CodecName[];

/** The name of every setting in a URL. */
export const settingNames: readonly string[] = [...NAMES, ...Object.keys(SWITCHES)];

const NONE = 'none';

/**
 * Returns the text for a setting's default in a URL. The extensions are an exception, because `none`
 * is one of their values.
 */
export const defaultText = (name: string): string =>
  name === 'extensions' ? formatExtensions(DEFAULT_SETUP.extensions) : NONE;

/** Parses a setup. An invalid setting keeps its default and is reported as a problem. */
export function parseSetup(texts: SetupTexts): { setup: Setup; problems: string[] } {
  const problems: string[] = [];
  const entries = NAMES.flatMap((name): [keyof Setup, unknown][] => {
    const given = texts[name] ?? [];
    if (given.length === 0 || given[0] === defaultText(name)) return [];
    const codec: Codec = codecs[name];
    try {
      return [[fieldOf[name], codec.parse(given)]];
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  const switches = readSwitches((name) => texts[name]?.[0] ?? null);
  return {
    setup: { ...DEFAULT_SETUP, ...(Object.fromEntries(entries) as Partial<Setup>), switches },
    problems,
  };
}

/** Formats a setup; settings at their defaults are omitted. */
export function formatSetup(setup: Setup): Record<string, string[]> {
  const entries = NAMES.map((name): [string, string[]] => {
    const codec: Codec = codecs[name];
    return [name, codec.format(setup[fieldOf[name]] as never)];
  });
  const switches = Object.entries(setup.switches).map(([name, value]): [string, string[]] => [
    name,
    [value],
  ]);
  return Object.fromEntries([...entries, ...switches].filter(([, texts]) => texts.length > 0));
}
