/** A rectangle in the units of a picture's view box. */
export type Box = { x: number; y: number; w: number; h: number };

type Paint = { r?: number; stroke?: string; width?: number; opacity?: number };
type TextStyle = {
  size?: number;
  weight?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Maximum width of the text; longer text ends with an ellipsis. */
  max?: number;
  font?: string;
};

/** The default font size. */
export const BODY_SIZE = 16;

/** Returns a number with at most one decimal. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const attributes = (values: Record<string, string | number | undefined>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');

/** Escapes text for an element's content or an attribute. */
const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Returns a rectangle; `r` rounds its corners. */
export function rect({ x, y, w, h }: Box, fill: string, paint: Paint = {}): string {
  const { r, stroke, width, opacity } = paint;
  const size = { x, y, width: Math.max(0, w), height: Math.max(0, h), rx: r || undefined };
  return `<rect${attributes({ ...size, fill, stroke, 'stroke-width': width, opacity })}/>`;
}

/** Returns a circle around a point. */
export function circle(cx: number, cy: number, r: number, fill: string, paint: Paint = {}): string {
  const { stroke, width, opacity } = paint;
  return `<circle${attributes({ cx, cy, r, fill, stroke, 'stroke-width': width, opacity })}/>`;
}

/** Returns a filled path. */
export function path(d: string, fill: string, paint: Paint = {}): string {
  const { stroke, width, opacity } = paint;
  return `<path${attributes({ d, fill, stroke, 'stroke-width': width, opacity })}/>`;
}

/** Returns a path without filling. */
export const stroke = (d: string, colour: string, width = 1, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;

const NARROW = /[ .,:;'’|!ijlIt()[\]·]/;
const SLIM = /[fr/"*-]/;
const BROAD = /[mMwW@%…—→]/;

/** Estimates the width of text in a system font. */
export function widthOf(text: string, size = BODY_SIZE, weight = 400): number {
  const ems = Array.from(text).reduce((sum, letter) => {
    if (NARROW.test(letter)) return sum + 0.29;
    if (SLIM.test(letter)) return sum + 0.36;
    if (BROAD.test(letter)) return sum + 0.9;
    return sum + (/[A-Z]/.test(letter) ? 0.7 : 0.556);
  }, 0);
  return ems * size * (weight >= 600 ? 1.06 : 1);
}

/** Truncates text to a width with an ellipsis. */
function fit(text: string, max: number, size = BODY_SIZE, weight = 400): string {
  if (widthOf(text, size, weight) <= max) return text;
  let end = text.length - 1;
  while (end > 0 && widthOf(`${text.slice(0, end)}…`, size, weight) > max) end -= 1;
  return end > 0 ? `${text.slice(0, end).trimEnd()}…` : '';
}

/** Wraps text into lines of a width, at most `most`; the last one is truncated. */
export function wrap(text: string, max: number, size: number, most: number, weight = 400) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!;
    const longer = last ? `${last} ${word}` : word;
    if (last && lines.length < most && widthOf(longer, size, weight) > max) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => fit(line, max, size, weight));
}

/** Returns a line of text whose baseline is at `y`. */
export function text(x: number, y: number, content: string, style: TextStyle = {}): string {
  const { size, weight, fill, anchor, max, font } = style;
  const shown = max === undefined ? content : fit(content, max, size, weight);
  if (!shown) return '';
  return `<text${attributes({
    x,
    y,
    'font-size': size,
    'font-weight': weight,
    fill,
    'text-anchor': anchor,
    'font-family': font,
  })}>${escapeText(shown)}</text>`;
}

/** Returns wrapped text whose first baseline is at `y`. */
export function paragraph(
  { x, y, w, h }: Box,
  content: string,
  { size = BODY_SIZE, weight, fill, font }: TextStyle = {},
): string {
  const leading = size * 1.42;
  const lines = wrap(content, w, size, Math.max(1, Math.floor(h / leading)), weight);
  return lines
    .map((line, index) => text(x, y + index * leading, line, { size, weight, fill, font }))
    .join('');
}

/** Places a drawing of `width` x `height` units in a box, clipped to it. */
export const inset = ({ x, y, w, h }: Box, width: number, height: number, drawing: string) =>
  `<svg${attributes({ x, y, width: w, height: h })} viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
