import { avatar, card, fields, pill, readTone, surface, type Block } from '../layout';
import { rect, stroke, text, type Box } from '../svg';
import type { Theme, Tone } from '../theme';

/** Draws columns of cards: `Column: title|line|status; title|line|status`. */
export function kanban(...columns: string[]): Block {
  return (theme, box) => {
    const w = (box.w - 14 * (columns.length - 1)) / columns.length;
    return columns
      .map((column, index) => {
        const [head = '', body = ''] = column.split(/: (.*)/);
        const cards = body.split('; ').filter((entry) => entry !== '');
        const x = box.x + index * (w + 14);
        const h = Math.min(128, (box.h - 52) / Math.max(4, cards.length) - 10);
        return [
          rect({ x, y: box.y, w, h: 54 + cards.length * (h + 10) }, theme.soft, {
            r: theme.radius,
          }),
          text(x + 16, box.y + 32, head, { weight: 700, fill: theme.deep, max: w - 60 }),
          text(x + w - 16, box.y + 32, String(cards.length), { fill: theme.muted, anchor: 'end' }),
          ...cards.map((entry, place) =>
            drawCard(theme, { x: x + 10, y: box.y + 50 + place * (h + 10), w: w - 20, h }, entry),
          ),
        ].join('');
      })
      .join('');
  };
}

function drawCard(theme: Theme, box: Box, entry: string): string {
  const [title = '', note = '', right = ''] = fields(entry);
  const status = readTone(right);
  return [
    surface(theme, box),
    text(box.x + 14, box.y + 28, title, { weight: 600, max: box.w - 28 }),
    text(box.x + 14, box.y + 51, note, { size: 14, fill: theme.muted, max: box.w - 28 }),
    status
      ? pill(theme, box.x + 14, box.y + box.h - 17, status)
      : text(box.x + 14, box.y + box.h - 16, right, {
          weight: 700,
          fill: theme.deep,
          max: box.w - 60,
        }),
    avatar(theme, box.x + box.w - 26, box.y + box.h - 22, 13, note || title),
  ].join('');
}

type Slot = { row: number; column: number; span: number; label: string; note: string; tone: Tone };

function readSlot(spec: string): Slot {
  const [place = '', label = '', note = ''] = fields(spec);
  const [row = 0, column = 0, span = 1] = place.split(',').map(Number);
  const status = readTone(label);
  return {
    row,
    column,
    span,
    label: status?.label ?? label,
    note,
    tone: status?.tone ?? 'accent',
  };
}

/**
 * Draws bookings across columns: names of the lines, names of the columns, then
 * `line,column,span|label|note`, with a tone before the label.
 */
export function schedule(title: string, lines: string, columns: string, ...slots: string[]): Block {
  const names = fields(lines);
  const heads = fields(columns);
  return card(title, (theme, box) => {
    const first = Math.min(150, box.w * 0.2);
    const w = (box.w - first) / heads.length;
    const h = (box.h - 34) / names.length;
    const grid =
      names
        .map(
          (_name, row) =>
            `M${Math.round(box.x)} ${Math.round(box.y + 34 + row * h)}h${Math.round(box.w)}`,
        )
        .join('') +
      heads
        .map(
          (_head, column) =>
            `M${Math.round(box.x + first + column * w)} ${Math.round(box.y + 34)}v${Math.round(box.h - 34)}`,
        )
        .join('');
    return [
      stroke(grid, theme.line),
      ...heads.map((head, column) =>
        text(box.x + first + (column + 0.5) * w, box.y + 18, head, {
          size: 14,
          weight: 600,
          fill: theme.muted,
          anchor: 'middle',
          max: w - 4,
        }),
      ),
      ...names.map((name, row) =>
        text(box.x, box.y + 40 + row * h + h / 2, name, { weight: 600, max: first - 12 }),
      ),
      ...slots.map(readSlot).map(({ row, column, span, label, note, tone }) => {
        const [ink, area] = theme.tones[tone];
        const slot = {
          x: box.x + first + column * w + 4,
          y: box.y + 34 + row * h + 5,
          w: span * w - 8,
          h: h - 10,
        };
        const hasNote = note && h >= 54;
        return [
          rect(slot, area, { r: Math.min(8, theme.radius) }),
          rect({ ...slot, w: 5 }, ink, { r: 2 }),
          text(slot.x + 14, slot.y + slot.h / 2 + (hasNote ? -2 : 5), label, {
            size: 15,
            weight: 600,
            fill: ink,
            max: slot.w - 20,
          }),
          hasNote
            ? text(slot.x + 14, slot.y + slot.h / 2 + 17, note, {
                size: 13,
                fill: theme.muted,
                max: slot.w - 20,
              })
            : '',
        ].join('');
      }),
    ].join('');
  });
}

/** Draws labelled cells in lines: `Floor 1: +101 Free; -102 Rao; ~103`; the legend has statuses. */
export function cells(title: string, legend: string, ...lines: string[]): Block {
  return card(title, (theme, box) => {
    const marks = fields(legend)
      .map(readTone)
      .filter((status) => status !== null);
    let left = box.x;
    const key = marks.map(({ tone, label }) => {
      const drawn =
        rect({ x: left, y: box.y, w: 15, h: 15 }, theme.tones[tone][0], { r: 4 }) +
        text(left + 22, box.y + 13, label, { size: 14, fill: theme.muted });
      left += 42 + label.length * 8;
      return drawn;
    });
    const top = box.y + (marks.length > 0 ? 32 : 0);
    const first = lines.some((line) => line.startsWith(':')) ? 0 : Math.min(120, box.w * 0.16);
    const h = (box.y + box.h - top) / lines.length;
    const body = lines.map((line, row) => {
      const [name = '', rest = ''] = line.split(/: ?(.*)/);
      const entries = rest.split(/; ?/);
      const w = (box.w - first) / entries.length;
      const y = top + row * h;
      return (
        text(box.x, y + h / 2 + 5, name, { weight: 600, max: first - 10 }) +
        entries
          .map((entry, index) => drawCell(theme, { x: box.x + first + index * w, y, w, h }, entry))
          .join('')
      );
    });
    return key.join('') + body.join('');
  });
}

function drawCell(theme: Theme, { x, y, w, h }: Box, entry: string): string {
  const marked = /^([-+~*=])?(\S*) ?(.*)$/.exec(entry)!;
  const [, mark = '=', label = '', note = ''] = marked;
  const tones: Record<string, Tone> = {
    '+': 'good',
    '-': 'bad',
    '~': 'warn',
    '*': 'accent',
    '=': 'plain',
  };
  const [ink, area] = theme.tones[tones[mark]!];
  const isTall = note && h > 52;
  return [
    rect({ x: x + 4, y: y + 4, w: w - 8, h: h - 8 }, area, {
      r: Math.min(8, theme.radius),
      stroke: ink,
      opacity: 0.95,
    }),
    text(x + w / 2, y + h / 2 + (isTall ? -2 : 5), label, {
      size: w > 50 ? 16 : 13,
      weight: 700,
      fill: ink,
      anchor: 'middle',
      max: w - 10,
    }),
    isTall
      ? text(x + w / 2, y + h / 2 + 18, note, {
          size: 13,
          fill: theme.ink,
          anchor: 'middle',
          max: w - 16,
        })
      : '',
  ].join('');
}

type Node = { id: string; x: number; y: number; label: string; note: string; tone: Tone };

/** Draws boxes joined by arrows: `id,x,y|label|note` with x and y in percent, and `a>b` for arrows. */
export function flow(title: string, nodes: readonly string[], arrows: string): Block {
  return card(title, (theme, box) => {
    const placed = new Map(
      nodes.map((node): [string, Node] => {
        const [place = '', label = '', note = ''] = fields(node);
        const [id = '', x = '0', y = '0'] = place.split(',');
        const status = readTone(label);
        return [
          id,
          {
            id,
            x: box.x + 78 + ((box.w - 156) * Number(x)) / 100,
            y: box.y + 34 + ((box.h - 68) * Number(y)) / 100,
            label: status?.label ?? label,
            note,
            tone: status?.tone ?? 'plain',
          },
        ];
      }),
    );
    const lines = arrows.split(' ').map((arrow) => {
      const [from, to] = arrow.split('>').map((id) => placed.get(id));
      if (!from || !to) return '';
      const [x1, x2] = [Math.round(from.x + 78), Math.round(to.x - 78)];
      const middle = Math.round((x1 + x2) / 2);
      return `M${x1} ${Math.round(from.y)}C${middle} ${Math.round(from.y)} ${middle} ${Math.round(to.y)} ${x2} ${Math.round(to.y)}`;
    });
    return (
      stroke(lines.join(''), theme.muted, 2) +
      [...placed.values()]
        .map(({ x, y, label, note, tone }) => {
          const [ink, area] = theme.tones[tone];
          return [
            rect({ x: x - 78, y: y - 31, w: 156, h: 62 }, area, {
              r: theme.radius,
              stroke: ink,
            }),
            text(x, note ? y - 3 : y + 5, label, {
              size: 15,
              weight: 700,
              fill: ink,
              anchor: 'middle',
              max: 142,
            }),
            text(x, y + 18, note, { size: 13, fill: theme.muted, anchor: 'middle', max: 142 }),
          ].join('');
        })
        .join('')
    );
  });
}
