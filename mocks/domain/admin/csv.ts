const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** Spreadsheets take a text that begins so for a formula. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** A cell: a text, or a number that stays one. */
export type Cell = string | number;

function toField(cell: Cell): string {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file (RFC 4180) that spreadsheets read as UTF-8; no text becomes a formula. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((cells) => `${cells.map(toField).join(',')}${LINE_END}`);
  return `${BYTE_ORDER_MARK}${lines.join('')}`;
}
