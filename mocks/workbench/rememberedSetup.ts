import { keepInTab, readStored, writeStored } from '@/config/browserStorage';
import { defaultText, settingNames, type SetupTexts } from '../controls/setup';

const KEY = 'workbench-setup';
/** Settings that apply once and are not restored on reload. */
const ONCE = ['payment'];
/** Marks an address as complete: remembered settings are ignored. */
const EXTENT = 'setup';
const WHOLE = 'whole';
/** The length of an address that any server takes; beyond 16 kB of headers, this project's answer 431. */
const LONGEST_LINK = 8000;

keepInTab(KEY);

function parseTexts(text: string | null): Record<string, string[]> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const isTexts = (texts: unknown): texts is string[] =>
      Array.isArray(texts) && texts.every((each) => typeof each === 'string');
    const entries = Object.entries(value).filter(([, texts]) => isTexts(texts));
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Returns the settings in an address. */
export function readAddress(address: string): SetupTexts {
  const { searchParams } = new URL(address);
  return Object.fromEntries(
    settingNames
      .filter((name) => searchParams.has(name))
      .map((name) => [name, searchParams.getAll(name)]),
  );
}

/** Returns the settings that this tab remembers of its last page. */
export function recallTab(): SetupTexts {
  return parseTexts(readStored(KEY));
}

/** Returns whether the address is a share link, which replaces what the tab remembers. */
export const isShareLink = (): boolean =>
  new URLSearchParams(window.location.search).get(EXTENT) === WHOLE;

/**
 * Returns the tab's remembered setup overridden by the address; only the address if it is a share
 * link.
 */
export function recallSetup(): SetupTexts {
  const remembered = isShareLink() ? {} : recallTab();
  return { ...remembered, ...readAddress(window.location.href) };
}

/** Returns the address with exactly these settings; other parameters are kept. */
export function withSettings(address: string, texts: SetupTexts): string {
  const url = new URL(address);
  for (const name of [...settingNames, EXTENT, 'reset', 'report']) url.searchParams.delete(name);
  for (const [name, values] of Object.entries(texts)) {
    for (const value of values) url.searchParams.append(name, value);
  }
  return url.toString();
}

/**
 * Returns a link that applies these settings and no others, in any tab; null if it is too long for a
 * server.
 */
export function makeLink(address: string, texts: SetupTexts): string | null {
  const link = withSettings(address, { ...texts, [EXTENT]: [WHOLE] });
  return link.length > LONGEST_LINK ? null : link;
}

/** Saves the settings for the next page of this tab, including those that apply once. */
export function keepForNextPage(texts: SetupTexts): void {
  writeStored(KEY, JSON.stringify(texts));
}

/**
 * Saves the settings for the tab. Updates the address where its settings are outdated, so that a
 * reload does not restore them, or drops them if it would become too long. Drops the marker of a share
 * link, so that a reload restores later changes.
 */
export function rememberSetup(texts: SetupTexts): void {
  const lasting = Object.entries(texts).filter(([name]) => !ONCE.includes(name));
  keepForNextPage(Object.fromEntries(lasting));
  const outdated = Object.entries(readAddress(window.location.href)).filter(
    ([name, values]) => values.join() !== (texts[name] ?? [defaultText(name)]).join(),
  );
  const url = new URL(window.location.href);
  if (outdated.length === 0 && !url.searchParams.has(EXTENT)) return;
  url.searchParams.delete(EXTENT);
  for (const [name] of outdated) {
    url.searchParams.delete(name);
    for (const value of texts[name] ?? []) url.searchParams.append(name, value);
  }
  if (url.href.length > LONGEST_LINK) {
    for (const [name] of outdated) url.searchParams.delete(name);
  }
  window.history.replaceState(window.history.state, '', url);
}
