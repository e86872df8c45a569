import { formatSetup, parseSetup, settingNames, type Setup, type SetupTexts } from './setup';

const FORMAT = 'launchyard-setup';

/** A setup in a file: the settings as in a URL. */
export type SetupFile = { format: typeof FORMAT; version: 1; settings: SetupTexts };

/** Returns the file of a setup. */
export function toSetupFile(setup: Setup): SetupFile {
  return { format: FORMAT, version: 1, settings: formatSetup(setup) };
}

function isTexts(value: unknown): value is SetupTexts {
  const isTextList = (texts: unknown) =>
    Array.isArray(texts) && texts.every((text) => typeof text === 'string');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(isTextList);
}

/** Parses settings of unknown origin; throws an error message if they are invalid. */
export function readSettings(settings: unknown): Setup {
  if (!isTexts(settings)) {
    throw new TypeError('Settings are lists of texts, such as {"scenario":["offline"]}');
  }
  const unknown = Object.keys(settings).find((name) => !settingNames.includes(name));
  if (unknown !== undefined) throw new TypeError(`There is no setting ${unknown}`);
  const { setup, problems } = parseSetup(settings);
  if (problems.length > 0) throw new TypeError(problems.join('. '));
  return setup;
}

/** Parses a file of unknown origin; throws an error message if it is not a valid setup. */
export function readSetupFile(value: unknown): Setup {
  const { format, version, settings } = (value ?? {}) as Partial<SetupFile>;
  if (format !== FORMAT || version !== 1) {
    throw new TypeError('This file contains no setup of the workbench');
  }
  return readSettings(settings);
}
