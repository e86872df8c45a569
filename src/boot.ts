import { parseConfig } from './config/parseConfig';
import { installConfig, type ShopConfig } from './config/shopConfig';
import { logFailure } from './lib/log';

const NOT_FOUND = 404;
const MISCONFIGURED =
  'The shop could not be started, because it is not set up properly. Please come back later.';

declare global {
  interface Window {
    /** The request for config.json, sent by the HTML. */
    configRequest?: Promise<Response>;
  }
}

/** Returns the text of config.json; an empty object if the file does not exist. */
async function requestConfig(): Promise<string> {
  const response = await (window.configRequest ?? fetch('/config.json'));
  if (response.status === NOT_FOUND) return '{}';
  if (!response.ok) throw new Error(`The server answered with ${response.status}.`);
  return response.text();
}

function readConfig(text: string): ShopConfig {
  try {
    return parseConfig(text);
  } catch (error) {
    const sentence = document.querySelector('#splash p[data-when="failed"]');
    if (sentence) sentence.textContent = MISCONFIGURED;
    throw error;
  }
}

/**
 * Starts the shop when config.json has been read, because no module that uses it may run earlier. A
 * missing file means the defaults. An unreadable one does not, because passwords and payments could
 * go to the wrong place; then the splash says that the shop could not start.
 */
async function boot(): Promise<void> {
  try {
    installConfig(readConfig(await requestConfig()));
  } catch (error) {
    logFailure('Reading config.json', error);
    document.documentElement.dataset.startFailed = '';
    return;
  }
  // Bundled with this script, but executed only now.
  await import(/* webpackMode: "eager" */ './main');
}

void boot();
