import type { Receipt } from './receipt';

const STYLES = `
  :root { color-scheme: light; }
  body { margin: 0; padding: 40px; font: 16px/1.5 system-ui, sans-serif; color: #14182b; background: #fff; }
  main { max-width: 620px; margin: 0 auto; }
  header { display: flex; justify-content: space-between; gap: 24px; padding-bottom: 20px; border-bottom: 3px solid #2a45db; }
  h1 { margin: 0; font-size: 28px; }
  address { font-style: normal; font-size: 14px; text-align: right; white-space: pre-line; }
  dl { display: grid; grid-template-columns: 160px minmax(0, 1fr); gap: 10px 16px; margin: 28px 0; }
  dt { color: #4a5068; }
  dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  .total { display: flex; justify-content: space-between; padding: 16px 0; border-top: 1px solid #c9cedd; border-bottom: 1px solid #c9cedd; font-size: 22px; font-weight: 700; }
  button { margin-top: 28px; padding: 12px 24px; font: inherit; font-weight: 650; color: #fff; background: #2a45db; border: 0; border-radius: 8px; cursor: pointer; }
  button:focus-visible { outline: 3px solid #14182b; outline-offset: 2px; }
  @media print { body { padding: 0; } button { display: none; } }
`;

/**
 * Renders a receipt into an empty document, as text nodes. `onPrint` is called by its Print button.
 */
export function renderReceipt(page: Document, receipt: Receipt, onPrint: () => void): void {
  const create = (name: string, text = '') => {
    const element = page.createElement(name);
    element.textContent = text;
    return element;
  };
  const { seller, lines, number, total } = receipt;

  page.documentElement.lang = 'en';
  page.title = `Receipt ${number}`;
  page.head.append(create('style', STYLES));

  const header = page.createElement('header');
  header.append(
    create('h1', 'Receipt'),
    create('address', [seller.name, seller.address, seller.contact].join('\n')),
  );
  const list = page.createElement('dl');
  for (const { term, value } of lines) list.append(create('dt', term), create('dd', value));
  const sum = page.createElement('p');
  sum.className = 'total';
  sum.append(create('span', 'Total paid'), create('span', total));
  const print = create('button', 'Print');
  print.addEventListener('click', onPrint);

  const main = page.createElement('main');
  main.append(header, list, sum, print);
  page.body.replaceChildren(main);
}
