import { openLayer, settleLayers, watchBack } from './backLayers';

/** Lets what is under way arrive: the settling of the layers, and the browser's travels. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
const back = async () => {
  window.history.back();
  await settled();
};
const layersHere = () => (window.history.state as { layers?: number } | null)?.layers ?? 0;

let stop: () => void;
const routed: string[] = [];
const route = () => void routed.push(window.location.pathname);

beforeEach(async () => {
  window.history.pushState({ key: 'before' }, '', '/before');
  window.history.pushState({ key: 'page' }, '', '/page');
  routed.length = 0;
  stop = watchBack();
  window.addEventListener('popstate', route);
  await settled();
});
afterEach(() => {
  stop();
  window.removeEventListener('popstate', route);
});

/** Opens a layer that Back closes, and returns how often it was asked to. */
function open() {
  const layer = { asked: 0, close: () => undefined as void };
  layer.close = openLayer(() => {
    layer.asked += 1;
    layer.close();
  });
  return layer;
}

it('closes one layer after the other, and leaves the page afterwards', async () => {
  const [sheet, menu] = [open(), open()];
  await back();
  expect([sheet.asked, menu.asked, window.location.pathname]).toEqual([0, 1, '/page']);
  await back();
  expect([sheet.asked, menu.asked, window.location.pathname]).toEqual([1, 1, '/page']);
  expect(window.history.state).toEqual({ key: 'page' });
  await back();
  expect(window.location.pathname).toBe('/before');
});

it('keeps no entry of a layer that was closed otherwise, even twice, unseen by the router', async () => {
  const layer = open();
  layer.close();
  layer.close();
  await settled();
  expect([layersHere(), routed]).toEqual([0, []]);
  await back();
  expect(window.location.pathname).toBe('/before');
});

it('keeps a layer that opens while the entry of another goes', async () => {
  open().close();
  // The settling, but not the arrival.
  await new Promise((resolve) => setTimeout(resolve));
  const next = open();
  await settled();
  expect([next.asked, layersHere()]).toEqual([0, 1]);
  await back();
});

it('passes the entry of a menu on to the dialog that follows it', async () => {
  const menu = open();
  menu.close();
  const dialog = open();
  await settled();
  expect([layersHere(), routed]).toEqual([1, []]);
  await back();
  expect([menu.asked, dialog.asked, window.location.pathname]).toEqual([0, 1, '/page']);
});

it('asks a layer again that stayed open', async () => {
  let asked = 0;
  const closed = openLayer(() => void (asked += 1));
  await back();
  await back();
  expect([asked, window.location.pathname]).toEqual([2, '/page']);
  closed();
  await settled();
});

it('closes a layer before it takes back a navigation below it', async () => {
  const sheet = open();
  window.history.pushState({ key: 'filtered' }, '', '/page?category=Web');
  settleLayers();
  await settled();
  await back();
  expect([sheet.asked, window.location.search]).toEqual([1, '?category=Web']);
  await back();
  expect([window.location.search, layersHere()]).toEqual(['', 0]);
  await back();
  expect(window.location.pathname).toBe('/before');
});

it.each(['push', 'replace'] as const)(
  'leads back to the page from a link in a layer (%s)',
  async (how) => {
    const menu = open();
    menu.close();
    window.history[`${how}State`]({ key: 'next' }, '', '/next');
    settleLayers();
    await settled();
    await back();
    expect([window.location.pathname, layersHere()]).toEqual(['/page', 0]);
    await back();
    expect(window.location.pathname).toBe('/before');
  },
);

it('skips the entry of a layer that was open before a reload, and one reached by Forward', async () => {
  stop();
  window.history.pushState({ key: 'page', layers: 1 }, '');
  stop = watchBack();
  await settled();
  expect(layersHere()).toBe(0);
  window.history.forward();
  await settled();
  expect([window.location.pathname, layersHere()]).toEqual(['/page', 0]);
  await back();
  expect(window.location.pathname).toBe('/before');
});
