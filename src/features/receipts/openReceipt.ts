import type { Receipt } from './receipt';

const STYLES = `
  :root { color-scheme: light; }
  @page { size: A4; margin: 16mm; }
  body { margin: 0; padding: 40px; font: 16px/1.5 system-ui, sans-serif; color: #14182b; background: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  main { max-width: 620px; margin: 0 auto; }
  header { display: flex; justify-content: space-between; gap: 24px; padding-bottom: 20px; border-bottom: 3px solid #2a45db; }
  h1 { margin: 14px 0 0; font-size: 28px; line-height: 1.2; white-space: nowrap; }
  .brand { display: flex; align-items: center; gap: 8px; font-size: 18px; font-weight: 750; color: #2a45db; }
  svg { width: 30px; height: 30px; fill: none; }
  address { font-style: normal; font-size: 14px; text-align: right; white-space: pre-line; text-wrap-style: balance; }
  dl { display: grid; grid-template-columns: 160px minmax(0, 1fr); gap: 9px 16px; margin: 26px 0; }
  dt { color: #4a5068; }
  dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  .part, .total { display: flex; justify-content: space-between; gap: 16px; margin: 0; }
  .part { padding: 5px 0; }
  .total { margin-top: 8px; padding: 14px 0; border-top: 1px solid #c9cedd; border-bottom: 1px solid #c9cedd; font-size: 22px; font-weight: 700; }
  .foot { display: flex; align-items: center; justify-content: space-between; gap: 24px; margin-top: 24px; font-size: 14px; color: #4a5068; }
  .foot p { margin: 0; }
  .stamp { margin-right: 6px; padding: 4px 18px; border: 3px solid; border-radius: 8px; font-size: 22px; font-weight: 800; letter-spacing: .08em; text-transform: uppercase; transform: rotate(-6deg); }
  .stamp.paid { color: #146c3c; }
  :is(.stamp.refunded, .stamp.credited) { color: #a3231f; }
  button { margin-top: 28px; padding: 12px 24px; font: inherit; font-weight: 650; color: #fff; background: #2a45db; border: 0; border-radius: 8px; cursor: pointer; }
  button:focus-visible { outline: 3px solid #14182b; outline-offset: 2px; }
  @media (max-width: 520px) {
    body { padding: 20px; }
    header { flex-direction: column; }
    address { text-align: left; }
    dl { grid-template-columns: minmax(0, 1fr); gap: 0; }
    dd { margin-bottom: 9px; }
  }
  @media print { body { padding: 0; } main { max-width: none; } button { display: none; } }
`;

const SVG = 'http://www.w3.org/2000/svg';

/** The logo of the shop, as in the header of its pages. */
const LOGO: readonly Readonly<Record<string, string>>[] = [
  { d: 'M6 40h36', stroke: 'currentColor', 'stroke-width': '4.5', 'stroke-linecap': 'round' },
  { d: 'M10 33 38 19v14z', fill: 'currentColor', opacity: '.3' },
  { d: 'M17 22 35 6l-4 19-6-5z', fill: '#ffb81c' },
];

function drawLogo(page: Document): SVGElement {
  const logo = page.createElementNS(SVG, 'svg');
  logo.setAttribute('viewBox', '4 2 42 42');
  logo.setAttribute('aria-hidden', 'true');
  for (const attributes of LOGO) {
    const path = page.createElementNS(SVG, 'path');
    for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
    logo.append(path);
  }
  return logo;
}

/** Renders a receipt, invoice or credit note as text on one A4 page; its Print button calls `onPrint`. */
function renderReceipt(page: Document, receipt: Receipt, onPrint: () => void): void {
  const create = (name: string, text = '', className = '') => {
    const element = page.createElement(name);
    element.textContent = text;
    if (className) element.className = className;
    return element;
  };
  const row = (className: string, term: string, value: string) => {
    const element = create('p', '', className);
    element.append(create('span', term), create('span', value));
    return element;
  };
  const { heading, seller, lines, parts, number, totalLabel, total, stamp } = receipt;

  page.documentElement.lang = 'en';
  page.title = `${heading} ${number}`;
  // Without it, phones lay the page out for a wide screen and shrink it.
  const viewport = Object.assign(page.createElement('meta'), {
    name: 'viewport',
    content: 'width=device-width, initial-scale=1',
  });
  page.head.append(viewport, create('style', STYLES));

  const brand = create('div', '', 'brand');
  brand.append(drawLogo(page), create('span', seller.name));
  const title = create('div');
  title.append(brand, create('h1', heading));
  const header = create('header');
  const sellerLines = [seller.name, seller.address, seller.contact];
  if (seller.gstin) sellerLines.push(`GSTIN ${seller.gstin}`);
  header.append(title, create('address', sellerLines.join('\n')));
  const list = create('dl');
  for (const { term, value } of lines) list.append(create('dt', term), create('dd', value));
  const foot = create('div', '', 'foot');
  foot.append(
    create('p', 'Computer-generated and valid without a signature. Dates are in IST.'),
    create('span', stamp, `stamp ${stamp.toLowerCase()}`),
  );
  const print = create('button', 'Print');
  print.addEventListener('click', onPrint);

  const main = create('main');
  main.append(
    header,
    list,
    ...parts.map(({ term, value }) => row('part', term, value)),
    row('total', totalLabel, total),
    foot,
    print,
  );
  page.body.replaceChildren(main);
}

const WINDOW_FEATURES = 'popup,width=760,height=900';

function renderAndPrint(view: Window, receipt: Receipt): void {
  renderReceipt(view.document, receipt, () => view.print());
  view.focus();
  view.print();
}

/** Prints from a hidden frame, for browsers that block new windows. */
function printInPlace(receipt: Receipt): void {
  const frame = document.createElement('iframe');
  frame.title = `${receipt.heading} ${receipt.number}`;
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:0;height:0;border:0';
  document.body.append(frame);
  const view = frame.contentWindow;
  if (!view) {
    frame.remove();
    throw new Error('The receipt could not be opened');
  }
  view.addEventListener('afterprint', () => frame.remove());
  renderAndPrint(view, receipt);
}

/** Opens a receipt, an invoice or a credit note in a new window and offers to print it (specification, section 2: Dashboard). */
export function openReceipt(receipt: Receipt): void {
  const view = window.open('', '_blank', WINDOW_FEATURES);
  if (view) renderAndPrint(view, receipt);
  else printInPlace(receipt);
}
