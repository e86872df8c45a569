/**
 * What lies over the page and is closed by the browser's Back: menus, dialogs, sheets, the checkout. Each
 * open layer has a history entry of its own on top of the page's, with the same address and state, and
 * `layers` as the number of layers that it shows.
 */

type Layer = { close: () => void };

/** The open layers, the lowest first. */
const layers: Layer[] = [];
/** The address between our call of `history.go` and its arrival, null otherwise. */
let travelsAt: string | null = null;
let isSettling = false;

type EntryState = { layers?: number } | null;

/** Returns the number of layers that the current history entry shows. */
const layersHere = (): number => (window.history.state as EntryState)?.layers ?? 0;

/** Adds a history entry for each open layer that has none. */
function addEntries(): void {
  if (travelsAt !== null) return;
  for (let count = layersHere() + 1; count <= layers.length; count += 1) {
    window.history.pushState({ ...(window.history.state as EntryState), layers: count }, '');
  }
}

/**
 * Adds or leaves history entries until each open layer has one, after the handlers of the current event: a dialog
 * that follows a menu takes over the menu's entry, and a link in a layer leads to a new page.
 */
export function settleLayers(): void {
  if (isSettling) return;
  isSettling = true;
  setTimeout(() => {
    isSettling = false;
    const surplus = layersHere() - layers.length;
    if (surplus <= 0) addEntries();
    else if (travelsAt === null) {
      travelsAt = window.location.href;
      window.history.go(-surplus);
    }
  });
}

function onPop(event: PopStateEvent): void {
  const isOurs = travelsAt === window.location.href;
  travelsAt = null;
  // The router knows this place: only layers, which are none of its business, have gone. A layer that
  // has opened on the way stays.
  if (isOurs) event.stopImmediatePropagation();
  else for (const { close } of layers.slice(layersHere()).reverse()) close();
  // A layer that stays, such as a busy dialog, gets its entry back.
  settleLayers();
}

/** Keeps browsers from scrolling to the address's fragment again when the entry of a layer goes. */
function keepPlace(event: NavigateEvent): void {
  if (event.navigationType !== 'traverse' || !event.canIntercept || !layersHere()) return;
  if (event.destination.url !== window.location.href) return;
  event.intercept({ scroll: 'manual', focusReset: 'manual' });
}

/** Follows Back and Forward, and skips entries of layers that are not open; returns a function that stops it. */
export function watchBack(): () => void {
  // Nobody saw the arrival of a travel that went on after the last watch.
  travelsAt = null;
  // Before the router's listener.
  window.addEventListener('popstate', onPop, { capture: true });
  // Known before the router has rendered a navigation, for a Back that comes at once.
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  navigation?.addEventListener('currententrychange', settleLayers);
  navigation?.addEventListener('navigate', keepPlace);
  settleLayers();
  return () => {
    window.removeEventListener('popstate', onPop, { capture: true });
    navigation?.removeEventListener('currententrychange', settleLayers);
    navigation?.removeEventListener('navigate', keepPlace);
  };
}

/** Says that something has opened; returns what to call when it has closed. `close` may refuse by doing nothing. */
export function openLayer(close: () => void): () => void {
  const layer = { close };
  layers.push(layer);
  addEntries();
  return () => {
    const index = layers.indexOf(layer);
    if (index < 0) return;
    layers.splice(index, 1);
    settleLayers();
  };
}
