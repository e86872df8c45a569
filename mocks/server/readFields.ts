import { parseClock, type ClockSetting } from '../controls/clock';
import { parseBase, type PassOn } from '../controls/passOn';
import type { Setup, SetupTexts } from '../controls/setup';
import { readSettings } from '../controls/setupFile';
import { requireOperation } from '../http/operationNames';
import { NO_SOCKET_FAULTS, type SocketFaults } from '../realtime/socketFaults';
import { parseSocketFaults } from '../realtime/socketFaultText';
import {
  isPaymentEnding,
  paymentEndings,
  type PaymentEndingName,
} from '../scenarios/paymentEndings';
import { isScenarioName, scenarios, type ScenarioName } from '../scenarios/scenarios';
import { isPersonName, knownPeople, type PersonName } from '../seeds/knownPeople';

/** The JSON object that a call brings; every reader here throws a sentence for a wrong one. */
export type Fields = Record<string, unknown>;

/** A clock setting from `{"set":"+3d"}` and the like. */
export function readClockField({ set }: Fields): ClockSetting {
  const setting = typeof set === 'string' ? parseClock(set) : null;
  if (!setting) throw new TypeError('Send such as {"set":"+3d"}, "x60", "real" or an ISO time');
  return setting;
}

/** A scenario from `{"name":"offline"}`. */
export function readScenarioField({ name }: Fields): ScenarioName {
  if (!isScenarioName(name)) {
    throw new TypeError(`Send a name: ${Object.keys(scenarios).join(', ')}`);
  }
  return name;
}

/** The ending of the next checkout from `{"name":"verifyFails"}`. */
export function readPaymentField({ name }: Fields): PaymentEndingName {
  if (!isPaymentEnding(name)) {
    throw new TypeError(`Send a name: ${Object.keys(paymentEndings).join(', ')}`);
  }
  return name;
}

/** Who is to be signed in from `{"as":"owner"}`. */
export function readPersonField({ as }: Fields): PersonName {
  if (!isPersonName(as))
    throw new TypeError(`Send who, as: ${Object.keys(knownPeople).join(', ')}`);
  return as;
}

/** A number as an address writes it; anything else but a text stays what makes no sense. */
const toText = (value: unknown) => (typeof value === 'number' ? String(value) : value);

/** The latency in milliseconds from `{"ms":500}`, in digits or a number. */
export function readLatencyField({ ms }: Fields): number {
  const { latencyMs } = readSettings({ latency: [toText(ms)] });
  if (latencyMs === null) throw new TypeError('Send such as {"ms":500}');
  return latencyMs;
}

/** Which operations go to a real backend, and where it is. */
export function readPassOn({ base, operations: wanted }: Fields): PassOn {
  const address = typeof base === 'string' ? parseBase(base) : null;
  if (!address || !Array.isArray(wanted)) {
    throw new TypeError('Send {"base":"http://localhost:5000","operations":["listProjects"]}');
  }
  return { base: address, operations: wanted.map(requireOperation) };
}

/** The settings that a running server has; people and switches belong to a page. */
const SETTINGS = ['scenario', 'latency', 'payment', 'clock', 'fault', 'sockets', 'pass'];
/** Settings that an exported set-up names, and that a running server keeps. */
const FIXED = ['seed', 'size'] as const;

/**
 * The parts of a set-up that `{"settings":{"scenario":["offline"]}}` and the like name; those of a
 * set-up in force that a server cannot change have to be as they are.
 */
export function readSetupField({ settings }: Fields, inForce: Setup): Partial<Setup> {
  const setup = readSettings(settings);
  const texts = settings as SetupTexts;
  const known: readonly string[] = [...SETTINGS, ...FIXED];
  const unknown = Object.keys(texts).find((name) => !known.includes(name));
  if (unknown) throw new TypeError(`There is no ${unknown} here, but ${SETTINGS.join(', ')}`);
  const other = FIXED.find((name) => texts[name] && setup[name] !== inForce[name]);
  if (other) throw new TypeError(`The ${other} of this server is ${inForce[other]}`);
  const { scenario, latencyMs, payment, clock, faults, sockets, passOn } = setup;
  return { scenario, latencyMs, payment, clock, faults, sockets, passOn };
}

/** The seed of a shop that begins anew; nothing when none is named. */
export function readSeed({ seed, ...others }: Fields): { seed?: number } {
  const [other] = Object.keys(others);
  if (other !== undefined) throw new TypeError(`There is no ${other} here, but seed`);
  return seed === undefined ? {} : { seed: readSettings({ seed: [toText(seed)] }).seed };
}

/** How sockets misbehave from `{"set":"delay=500"}`; not at all for an empty text. */
export function readSocketsField({ set }: Fields): SocketFaults {
  return set === '' ? NO_SOCKET_FAULTS : parseSocketFaults(String(set));
}
