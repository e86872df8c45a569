import { type ClockSetting, parseClock } from '../controls/clock';
import { parseBase, type PassOn } from '../controls/passOn';
import type { Setup, SetupTexts } from '../controls/setup';
import { readSettings } from '../controls/setupFile';
import { requireOperation } from '../http/operationNames';
import { NO_SOCKET_FAULTS, type SocketFaults } from '../realtime/socketFaults';
import { parseSocketFaults } from '../realtime/socketFaultText';
import {
  parsePaymentEndings,
  type PaymentEndingName,
  paymentEndingNames,
} from '../scenarios/paymentEndings';
import { isScenarioName, type ScenarioName, scenarios } from '../scenarios/scenarios';
import { isPersonName, knownPeople, type PersonName } from '../seeds/knownPeople';

/** The JSON object in a request; every reader here throws an error message if it is invalid. */
export type Fields = Record<string, unknown>;

/** Reads a clock setting from `{"set":"+3d"}`. */
export function readClockField({ set }: Fields): ClockSetting {
  const setting = typeof set === 'string' ? parseClock(set) : null;
  if (!setting) throw new TypeError('Send such as {"set":"+3d"}, "x60", "real" or an ISO time');
  return setting;
}

/** Reads a scenario from `{"name":"offline"}`. */
export function readScenarioField({ name }: Fields): ScenarioName {
  if (!isScenarioName(name)) {
    throw new TypeError(`Send a name: ${Object.keys(scenarios).join(', ')}`);
  }
  return name;
}

/** Reads the endings of the next checkouts from `{"name":"verifyFails"}` or `{"name":"cardPays,cardDeclined"}`. */
export function readPaymentField({ name }: Fields): PaymentEndingName[] {
  if (typeof name !== 'string') {
    throw new TypeError(`Send a name: ${paymentEndingNames.join(', ')}`);
  }
  return parsePaymentEndings(name);
}

/** Reads whom to sign in from `{"as":"owner"}`. */
export function readPersonField({ as }: Fields): PersonName {
  if (!isPersonName(as))
    throw new TypeError(`Send who, as: ${Object.keys(knownPeople).join(', ')}`);
  return as;
}

/** Returns the text of a number in an address. */
const toText = (value: unknown) => (typeof value === 'number' ? String(value) : value);

/** Reads the latency in milliseconds from `{"ms":500}` or `{"ms":"500"}`. */
export function readLatencyField({ ms }: Fields): number {
  const { latencyMs } = readSettings({ latency: [toText(ms)] });
  if (latencyMs === null) throw new TypeError('Send such as {"ms":500}');
  return latencyMs;
}

/** Reads which operations go to a real backend, and its address. */
export function readPassOn({ base, operations: wanted }: Fields): PassOn {
  const address = typeof base === 'string' ? parseBase(base) : null;
  if (!address || !Array.isArray(wanted)) {
    throw new TypeError('Send {"base":"http://localhost:5000","operations":["listProjects"]}');
  }
  return { base: address, operations: wanted.map(requireOperation) };
}

/** The settings of a running server; people and switches belong to a page. */
const SETTINGS = [
  'scenario',
  'latency',
  'payment',
  'clock',
  'fault',
  'grant',
  'sockets',
  'pass',
  'extensions',
];
/** Settings that a setup may contain but a running server cannot change. */
const FIXED = ['seed', 'seeded', 'size'] as const;

/**
 * Reads the parts of a setup from `{"settings":{"scenario":["offline"]}}`; those that a server cannot
 * change must equal the active setup.
 */
export function readSetupField({ settings }: Fields, inForce: Setup): Partial<Setup> {
  const setup = readSettings(settings);
  const texts = settings as SetupTexts;
  const known: readonly string[] = [...SETTINGS, ...FIXED];
  const unknown = Object.keys(texts).find((name) => !known.includes(name));
  if (unknown) throw new TypeError(`There is no ${unknown} here, but ${SETTINGS.join(', ')}`);
  const other = FIXED.find((name) => texts[name] && setup[name] !== inForce[name]);
  if (other) throw new TypeError(`The ${other} of this server is ${inForce[other]}`);
  const { scenario, latencyMs, payments, clock, faults, grants, sockets, passOn, extensions } =
    setup;
  return { scenario, latencyMs, payments, clock, faults, grants, sockets, passOn, extensions };
}

/** Reads the seed and the day of a reset from `{"seed":8,"seeded":"2026-03-01"}`; each may be omitted. */
export function readStart(fields: Fields): Partial<Pick<Setup, 'seed' | 'seeded'>> {
  const { seed, seeded, ...others } = fields;
  const [other] = Object.keys(others);
  if (other !== undefined) throw new TypeError(`There is no ${other} here, but seed and seeded`);
  return {
    ...(seed !== undefined && { seed: readSettings({ seed: [toText(seed)] }).seed }),
    ...(seeded !== undefined && { seeded: readSettings({ seeded: [seeded] }).seeded }),
  };
}

/** Reads socket faults from `{"set":"delay=500"}`; none for an empty text. */
export function readSocketsField({ set }: Fields): SocketFaults {
  return set === '' ? NO_SOCKET_FAULTS : parseSocketFaults(String(set));
}
