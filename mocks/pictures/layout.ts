import { rect, text, widthOf, type Box } from './svg';
import type { Theme, Tone } from './theme';

/** A part of a screen that draws itself into a box. */
export type Block = (theme: Theme, box: Box) => string;

const GAP = 16;

/** Splits a length: positive sizes are kept, zeros share the rest. */
function divide(length: number, sizes: readonly number[]): number[] {
  const fixed = sizes.reduce((sum, size) => sum + size, 0) + GAP * (sizes.length - 1);
  const open = sizes.filter((size) => size === 0).length;
  return sizes.map((size) => size || (length - fixed) / open);
}

type Parts = readonly (number | Block)[];

const pairs = (parts: Parts) =>
  Array.from({ length: parts.length / 2 }, (_entry, index) => ({
    size: parts[index * 2] as number,
    block: parts[index * 2 + 1] as Block,
  }));

/** Stacks blocks with their heights; zeros share the rest. */
export function rows(...parts: Parts): Block {
  const entries = pairs(parts);
  return (theme, box) => {
    let { y } = box;
    const heights = divide(
      box.h,
      entries.map(({ size }) => size),
    );
    return entries
      .map(({ block }, index) => {
        const drawn = block(theme, { ...box, y, h: heights[index]! });
        y += heights[index]! + GAP;
        return drawn;
      })
      .join('');
  };
}

/** Places blocks side by side, each with its share of the width. */
export function cols(...parts: Parts): Block {
  const entries = pairs(parts);
  return (theme, box) => {
    const total = entries.reduce((sum, { size }) => sum + size, 0);
    const free = box.w - GAP * (entries.length - 1);
    let { x } = box;
    return entries
      .map(({ size, block }) => {
        const w = (free * size) / total;
        const drawn = block(theme, { ...box, x, w });
        x += w + GAP;
        return drawn;
      })
      .join('');
  };
}

/** Returns a box inset by a distance. */
export const within = ({ x, y, w, h }: Box, across: number, down = across): Box => ({
  x: x + across,
  y: y + down,
  w: w - 2 * across,
  h: h - 2 * down,
});

/** Splits a description at `|`; missing fields are empty. */
export const fields = (line: string): string[] => line.split('|');

/** Splits labelled numbers: `Mon 12, Tue 40`. */
export const readSeries = (spec: string): { label: string; value: number }[] =>
  spec.split(',').map((entry) => {
    const [, label = '', value = '0'] = /^\s*(.*?)\s*(-?[\d.]+)\s*$/.exec(entry) ?? [];
    return { label, value: Number(value) };
  });

const TONES: Readonly<Record<string, Tone>> = {
  '+': 'good',
  '~': 'warn',
  '-': 'bad',
  '*': 'accent',
  '=': 'plain',
};

/** Parses a status such as `+Paid`; null without a mark. */
export function readTone(cell: string): { tone: Tone; label: string } | null {
  const tone = /^[-+~*=](?=\p{L}|₹|\d+ ?[\p{L}%])/u.test(cell) ? TONES[cell[0]!] : undefined;
  return tone ? { tone, label: cell.slice(1) } : null;
}

/** Draws a surface with a title and a block inside. */
export function card(title: string, inner: Block): Block {
  return (theme, box) => {
    const { pad } = theme;
    const [heading = '', note = ''] = fields(title);
    const top = heading ? pad + 30 : pad;
    return [
      surface(theme, box),
      text(box.x + pad, box.y + pad + 14, heading, {
        size: 18,
        weight: theme.weight,
        font: theme.headingFont,
        max: box.w - 2 * pad - (note ? widthOf(note, 14) + 12 : 0),
      }),
      text(box.x + box.w - pad, box.y + pad + 13, note, {
        size: 14,
        fill: theme.muted,
        anchor: 'end',
      }),
      inner(theme, {
        x: box.x + pad,
        y: box.y + top,
        w: box.w - 2 * pad,
        h: box.h - top - pad,
      }),
    ].join('');
  };
}

/** Draws an empty card. */
export const surface = (theme: Theme, box: Box): string =>
  rect(box, theme.surface, { r: theme.radius, stroke: theme.line });

/** Draws a status; its right end is at `x` if `anchor` is end. */
export function pill(
  theme: Theme,
  x: number,
  y: number,
  cell: { tone: Tone; label: string },
  anchor: 'start' | 'end' = 'start',
): string {
  const [ink, area] = theme.tones[cell.tone];
  const w = widthOf(cell.label, 14, 600) + 20;
  const left = anchor === 'end' ? x - w : x;
  return (
    rect({ x: left, y: y - 18, w, h: 26 }, area, { r: Math.min(13, theme.radius + 3) }) +
    text(left + w / 2, y, cell.label, { size: 14, weight: 600, fill: ink, anchor: 'middle' })
  );
}

/** Draws a filled button with its label. */
export function button(theme: Theme, box: Box, label: string): string {
  return (
    rect(box, theme.accent, { r: Math.min(theme.radius, 10) }) +
    text(box.x + box.w / 2, box.y + box.h / 2 + 6, label, {
      weight: 600,
      fill: '#FFFFFF',
      anchor: 'middle',
      max: box.w - 16,
    })
  );
}

/** Draws initials in a circle. */
export function avatar(theme: Theme, cx: number, cy: number, r: number, name: string): string {
  const letters = name
    .split(/[\s.]+/)
    .filter((word) => /^[\p{L}\d]/u.test(word))
    .map((word) => word[0]!.toUpperCase());
  const order = Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const [ink, area] = Object.values(theme.tones)[order % 5]!;
  return (
    rect({ x: cx - r, y: cy - r, w: 2 * r, h: 2 * r }, area, { r: theme.radius < 8 ? 6 : r }) +
    text(cx, cy + r * 0.28, letters.slice(0, 2).join(''), {
      size: Math.round(r * 0.78),
      weight: 700,
      fill: ink,
      anchor: 'middle',
    })
  );
}
