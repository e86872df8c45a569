import { parseClock, type ClockSetting } from '../controls/clock';
import { parseBase, type PassOn } from '../controls/passOn';
import { parseSetup, type Setup, type SetupTexts } from '../controls/setup';
import { requireOperation } from '../http/operationNames';
import { SOUND_SOCKETS, type SocketFaults } from '../realtime/socketFaults';
import { parseSocketFaults } from '../realtime/socketFaultText';
import { isScenarioName, scenarios, type ScenarioName } from '../scenarios/scenarios';

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

/** Which operations go to a real backend, and where it is. */
export function readPassOn({ base, operations: wanted }: Fields): PassOn {
  const address = typeof base === 'string' ? parseBase(base) : null;
  if (!address || !Array.isArray(wanted)) {
    throw new TypeError('Send {"base":"http://localhost:5000","operations":["listProjects"]}');
  }
  return { base: address, operations: wanted.map(requireOperation) };
}

/** The settings that a server has; the others belong to a page or to its start. */
const SETTINGS = ['scenario', 'latency', 'clock', 'fault', 'sockets', 'pass'];

/** The parts of a set-up that `{"settings":{"scenario":["offline"]}}` and the like name. */
export function readSetupField({ settings }: Fields): Partial<Setup> {
  const texts = (settings ?? {}) as SetupTexts;
  const unknown = Object.keys(texts).find((name) => !SETTINGS.includes(name));
  if (unknown) throw new TypeError(`There is no ${unknown} here, but ${SETTINGS.join(', ')}`);
  const { setup, problems } = parseSetup(texts);
  if (problems.length > 0) throw new TypeError(problems.join('. '));
  const { scenario, latencyMs, clock, faults, sockets, passOn } = setup;
  return { scenario, latencyMs, clock, faults, sockets, passOn };
}

/** The seed of a shop that begins anew; nothing when none is named. */
export function readSeed({ seed }: Fields): { seed?: number } {
  if (seed === undefined) return {};
  if (!Number.isSafeInteger(seed)) throw new TypeError('The seed is a whole number');
  return { seed: seed as number };
}

/** How sockets misbehave from `{"set":"delay=500"}`; not at all for an empty text. */
export function readSocketsField({ set }: Fields): SocketFaults {
  return set === '' ? SOUND_SOCKETS : parseSocketFaults(String(set));
}
