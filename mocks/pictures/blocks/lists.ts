import { avatar, button, card, fields, pill, readTone, type Block } from '../layout';
import { circle, rect, stroke, text, widthOf, type Box } from '../svg';
import type { Theme } from '../theme';

const FIGURE =
  /^[-−+]?[₹$]?[\d,.]+( ?(%|kg|g|h|km|L|Cr|ms|s|min|°C|kWh|MB|GB|days?|pcs|kW|lakh|bar))?$/;

/** The width that a cell asks for. */
function cellWidth(cell: string): number {
  if (/^%\d/.test(cell)) return 110;
  if (cell.startsWith('@')) return widthOf(cell, 16) + 52;
  return widthOf(readTone(cell)?.label ?? cell, 16, 600) + (readTone(cell) ? 40 : 22);
}

function drawCell(theme: Theme, cell: string, box: Box, isFirst: boolean, isFigure: boolean) {
  const middle = box.y + box.h / 2 + 5;
  const status = readTone(cell);
  if (status) return pill(theme, box.x, middle, status);
  if (/^%\d/.test(cell)) {
    const share = Number(cell.slice(1)) / 100;
    const track = { x: box.x, y: middle - 9, w: Math.min(120, box.w - 16), h: 9 };
    return (
      rect(track, theme.soft, { r: 4.5 }) +
      rect({ ...track, w: track.w * share }, theme.accent, { r: 4.5 })
    );
  }
  if (cell.startsWith('@')) {
    const name = cell.slice(1);
    return (
      avatar(theme, box.x + 16, middle - 5, 16, name) +
      text(box.x + 42, middle, name, { weight: 600, max: box.w - 50 })
    );
  }
  return text(isFigure ? box.x + box.w - 30 : box.x, middle, cell, {
    weight: isFirst ? 600 : undefined,
    anchor: isFigure ? 'end' : undefined,
    max: box.w - 14,
  });
}

/**
 * Draws a table: the header, then lines of cells. `@` marks a person, `%` a share from 0 to 100, and
 * statuses have a tone.
 */
export function table(title: string, header: string, ...lines: string[]): Block {
  const heads = fields(header);
  const cells = lines.map(fields);
  const isFigure = heads.map((_head, index) => cells.every((row) => FIGURE.test(row[index] ?? '')));
  return card(title, (theme, box) => {
    const wanted = heads.map((head, index) =>
      Math.max(widthOf(head, 14, 600) + 22, ...cells.map((row) => cellWidth(row[index] ?? ''))),
    );
    const total = wanted.reduce((sum, width) => sum + width, 0);
    const scale = box.w / total;
    const widths = wanted.map((width) => width * scale);
    const h = Math.min(84, (box.h - 30) / lines.length);
    const lefts = widths.map((_width, index) =>
      widths.slice(0, index).reduce((sum, width) => sum + width, box.x),
    );
    const head = heads.map((label, index) => {
      const x = isFigure[index] ? lefts[index]! + widths[index]! - 30 : lefts[index]!;
      const anchor = isFigure[index] ? 'end' : undefined;
      return text(x, box.y + 14, label, { size: 14, weight: 600, fill: theme.muted, anchor });
    });
    const rules = lines
      .map(
        (_line, row) =>
          `M${Math.round(box.x)} ${Math.round(box.y + 28 + row * h)}h${Math.round(box.w)}`,
      )
      .join('');
    const body = cells.flatMap((row, line) =>
      row.map((cell, index) =>
        drawCell(
          theme,
          cell,
          { x: lefts[index]!, y: box.y + 28 + line * h, w: widths[index]!, h },
          index === 0,
          isFigure[index]!,
        ),
      ),
    );
    return head.join('') + stroke(rules, theme.line) + body.join('');
  });
}

/** Draws entries with initials, two lines and a figure or status: `title|line|right`. */
export function list(title: string, ...entries: string[]): Block {
  return card(title, (theme, box) => {
    const h = Math.min(94, box.h / entries.length);
    const r = Math.min(21, h * 0.36);
    return entries
      .map((entry, index) => {
        const [name = '', note = '', right = ''] = fields(entry);
        const y = box.y + index * h;
        const middle = y + h / 2;
        const status = readTone(right);
        const taken = right ? widthOf(status?.label ?? right, 15, 600) + (status ? 30 : 10) : 0;
        const max = box.w - 2 * r - 14 - taken;
        const x = box.x + 2 * r + 14;
        return [
          index > 0
            ? stroke(`M${Math.round(x)} ${Math.round(y)}H${Math.round(box.x + box.w)}`, theme.line)
            : '',
          avatar(theme, box.x + r, middle, r, name),
          text(x, note ? middle - 3 : middle + 6, name, { weight: 600, max }),
          text(x, middle + 17, note, { size: 14, fill: theme.muted, max }),
          status
            ? pill(theme, box.x + box.w, middle + 5, status, 'end')
            : text(box.x + box.w, middle + 6, right, { size: 15, weight: 600, anchor: 'end' }),
        ].join('');
      })
      .join('');
  });
}

/** Draws events along a line: `time|what|note`. */
export function timeline(title: string, ...entries: string[]): Block {
  return card(title, (theme, box) => {
    const h = Math.min(100, box.h / entries.length);
    const times = Math.max(...entries.map((entry) => widthOf(fields(entry)[0]!, 14, 600)));
    const x = box.x + times + 24;
    const bottom = Math.round(box.y + (entries.length - 1) * h + 14);
    return (
      stroke(`M${Math.round(x)} ${Math.round(box.y + 14)}V${bottom}`, theme.line, 2) +
      entries
        .map((entry, index) => {
          const [time = '', what = '', note = ''] = fields(entry);
          const y = box.y + index * h;
          const max = box.w - times - 46;
          return [
            text(box.x, y + 18, time, { size: 14, weight: 600, fill: theme.muted }),
            circle(x, y + 13, 7, index === 0 ? theme.accent : theme.surface, {
              stroke: theme.accent,
              width: 3,
            }),
            text(x + 22, y + 18, what, { weight: 600, max }),
            text(x + 22, y + 39, note, { size: 14, fill: theme.muted, max }),
          ].join('');
        })
        .join('')
    );
  });
}

/** Draws a bill: `item|quantity|price` lines, then the total and a button. */
export function bill(title: string, total: string, action: string, ...entries: string[]): Block {
  return card(title, (theme, box) => {
    const foot = box.y + box.h - 50;
    const [label = '', sum = ''] = fields(total);
    const h = Math.min(52, (box.h - 112) / entries.length);
    const items = entries.map((entry, index) => {
      const [item = '', quantity = '', price = ''] = fields(entry);
      const y = box.y + index * h + 20;
      return [
        text(box.x, y, quantity, { weight: 700, fill: theme.deep }),
        text(box.x + 36, y, item, { max: box.w - 60 - widthOf(price) }),
        text(box.x + box.w, y, price, { weight: 600, anchor: 'end' }),
      ].join('');
    });
    return [
      ...items,
      stroke(`M${Math.round(box.x)} ${Math.round(foot - 54)}h${Math.round(box.w)}`, theme.line, 2),
      text(box.x, foot - 22, label, { size: 18, weight: 600 }),
      text(box.x + box.w, foot - 20, sum, { size: 28, weight: 800, anchor: 'end' }),
      button(theme, { x: box.x, y: foot, w: box.w, h: 50 }, action),
    ].join('');
  });
}
