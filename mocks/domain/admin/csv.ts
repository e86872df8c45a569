const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** Spreadsheets interpret text with this start as a formula. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** A cell: text, or a number that stays a number. */
export type Cell = string | number;

/** Returns whether a spreadsheet interprets a text as a formula. */
export const isFormula = (text: string) => FORMULA.test(text);

function toField(cell: Cell): string {
  const text = typeof cell === 'string' && isFormula(cell) ? `'${cell}` : String(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Formats rows as a CSV file (RFC 4180) that spreadsheets read as UTF-8; text is never interpreted
 * as a formula.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((cells) => `${cells.map(toField).join(',')}${LINE_END}`);
  return `${BYTE_ORDER_MARK}${lines.join('')}`;
}
