import { formatSetup, parseSetup, type Setup, type SetupTexts } from './setup';

const FORMAT = 'launchyard-setup';

/** A set-up as a file keeps it: its settings as an address writes them. */
export type SetupFile = { format: typeof FORMAT; version: 1; settings: SetupTexts };

/** The file of a set-up. */
export function toSetupFile(setup: Setup): SetupFile {
  return { format: FORMAT, version: 1, settings: formatSetup(setup) };
}

function isTexts(value: unknown): value is SetupTexts {
  const isTextList = (texts: unknown) =>
    Array.isArray(texts) && texts.every((text) => typeof text === 'string');
  return typeof value === 'object' && value !== null && Object.values(value).every(isTextList);
}

/** The set-up in a file of unknown origin; throws a sentence when there is none, or a wrong one. */
export function readSetupFile(value: unknown): Setup {
  const { format, version, settings } = (value ?? {}) as Partial<SetupFile>;
  if (format !== FORMAT || version !== 1 || !isTexts(settings)) {
    throw new TypeError('This file holds no set-up of the workbench');
  }
  const { setup, problems } = parseSetup(settings);
  if (problems.length > 0) throw new TypeError(problems.join('. '));
  return setup;
}
