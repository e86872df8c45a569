import { button, card, fields, pill, readTone, type Block } from '../layout';
import { circle, paragraph, rect, stroke, text, widthOf, wrap, type Box } from '../svg';
import { MONO, type Theme } from '../theme';

/**
 * Draws a form: `Label=value` per field, `[x]` and `[ ]` are switches, `==` spans both columns. An
 * empty `action` draws no button.
 */
export function form(title: string, action: string, ...entries: string[]): Block {
  return card(title, (theme, box) => {
    const columns = box.w > 480 ? 2 : 1;
    const w = (box.w - 20 * (columns - 1)) / columns;
    let [column, line] = [0, 0];
    const places = entries.map((entry) => {
      const isWide = entry.includes('==');
      if (isWide && column > 0) [column, line] = [0, line + 1];
      const place = { column, line, isWide };
      column += isWide ? columns : 1;
      if (column >= columns) [column, line] = [0, line + 1];
      return place;
    });
    const count = places.at(-1)!.line + 1;
    const h = Math.min(86, (box.h - (action ? 62 : 0)) / count);
    const drawn = entries.map((entry, index) => {
      const place = places[index]!;
      const [label = '', value = ''] = entry.split(/==?(.*)/);
      return drawField(
        theme,
        {
          x: box.x + place.column * (w + 20),
          y: box.y + place.line * h,
          w: place.isWide ? box.w : w,
          h,
        },
        label,
        value,
      );
    });
    const buttonWidth = Math.min(box.w, Math.max(150, widthOf(action, 16, 600) + 48));
    const at = { x: box.x, y: Math.min(box.y + count * h + 10, box.y + box.h - 48) };
    return drawn.join('') + (action ? button(theme, { ...at, w: buttonWidth, h: 48 }, action) : '');
  });
}

function drawField(theme: Theme, { x, y, w, h }: Box, label: string, value: string): string {
  const choice = /^\[([ x])\] ?(.*)$/.exec(value);
  if (choice) {
    const isOn = choice[1] === 'x';
    return [
      text(x, y + 16, label, { size: 14, fill: theme.muted, max: w }),
      rect({ x, y: y + 28, w: 46, h: 26 }, isOn ? theme.accent : theme.line, { r: 13 }),
      circle(isOn ? x + 33 : x + 13, y + 41, 10, '#FFFFFF'),
      text(x + 60, y + 47, choice[2]!, { max: w - 62 }),
    ].join('');
  }
  const field = { x, y: y + 24, w, h: h - 38 };
  const isChoice = value.startsWith('▾');
  const status = readTone(value);
  return [
    text(x, y + 16, label, { size: 14, fill: theme.muted, max: w }),
    rect(field, theme.ground, { r: Math.min(8, theme.radius), stroke: theme.line }),
    status
      ? pill(theme, x + 12, field.y + field.h / 2 + 5, status)
      : text(x + 14, field.y + field.h / 2 + 6, isChoice ? value.slice(1) : value, {
          max: w - (isChoice ? 44 : 26),
        }),
    isChoice
      ? stroke(
          `M${Math.round(x + w - 28)} ${Math.round(field.y + field.h / 2 - 3)}l7 7 7-7`,
          theme.muted,
          2,
        )
      : '',
  ].join('');
}

/** Draws a conversation: `>text` is one's own message, `Name: text` somebody else's. */
export function chat(title: string, ...messages: string[]): Block {
  return card(title, (theme, box) => {
    const size = box.w < 330 ? 15 : 16;
    const most = Math.min(440, box.w * 0.78);
    let y = box.y;
    const drawn = messages.map((message) => {
      const isOwn = message.startsWith('>');
      const [name = '', said = ''] = isOwn ? ['', message.slice(1)] : message.split(/: (.*)/);
      const lines = wrap(said, most - 30, size, 4);
      const w = Math.max(...lines.map((line) => widthOf(line, size)), widthOf(name, 13, 700)) + 32;
      const h = lines.length * 22 + 18 + (name ? 18 : 0);
      const x = isOwn ? box.x + box.w - w : box.x;
      if (y + h > box.y + box.h - 54) return '';
      const bubble = [
        rect({ x, y, w, h }, isOwn ? theme.accent : theme.soft, { r: Math.max(8, theme.radius) }),
        text(x + 16, y + 23, name, { size: 13, weight: 700, fill: theme.deep }),
        ...lines.map((line, index) =>
          text(x + 16, y + 26 + index * 22 + (name ? 18 : 0), line, {
            size,
            fill: isOwn ? '#FFFFFF' : undefined,
          }),
        ),
      ].join('');
      y += h + 10;
      return bubble;
    });
    const input = { x: box.x, y: box.y + box.h - 44, w: box.w, h: 44 };
    return [
      ...drawn,
      rect(input, theme.ground, { r: 22, stroke: theme.line }),
      text(input.x + 20, input.y + 28, 'Write a message', { size: 15, fill: theme.muted }),
      circle(input.x + input.w - 24, input.y + 22, 16, theme.accent),
      stroke(
        `M${Math.round(input.x + input.w - 30)} ${Math.round(input.y + 22)}h11m-5-5 5 5-5 5`,
        '#FFFFFF',
        2,
      ),
    ].join('');
  });
}

/** Draws code on a dark ground: text in quotes and comments have their own colours. */
export function code(title: string, ...lines: string[]): Block {
  return (theme, box) => {
    const size = box.w < 480 ? 14 : 16;
    const h = Math.min(27, (box.h - 66) / lines.length);
    const most = Math.floor((box.w - 74) / (size * 0.61));
    const body = lines.map((full, index) => {
      const shown = full.length > most ? `${full.slice(0, most - 1)}…` : full;
      const indent = /^ */.exec(shown)![0].length * size * 0.602;
      const isComment = /^\s*(#|\/\/|--)/.test(shown);
      const fill = isComment ? '#7E8AA0' : /^\s*(\$|>)/.test(shown) ? '#F0C674' : undefined;
      const y = box.y + 68 + index * h;
      return (
        text(box.x + 36, y, String(index + 1), { fill: '#55617A', anchor: 'end' }) +
        (isComment || fill
          ? text(box.x + 54 + indent, y, shown.trim(), { fill })
          : codeLine(box.x + 54 + indent, y, shown.trim()))
      );
    });
    return [
      rect(box, '#10151F', { r: theme.radius, stroke: '#2A3346' }),
      rect({ ...box, h: 42 }, '#1B2231', { r: theme.radius }),
      circle(box.x + 22, box.y + 21, 6, '#F0655A'),
      circle(box.x + 42, box.y + 21, 6, '#F2BD44'),
      circle(box.x + 62, box.y + 21, 6, '#4CC26A'),
      text(box.x + 88, box.y + 27, title, { size: 15, fill: '#C9D2E3', max: box.w - 110 }),
      `<g font-family="${MONO}" font-size="${size}" fill="#DDE4F0">${body.join('')}</g>`,
    ].join('');
  };
}

/** Returns a line of code whose text in quotes has another colour. */
function codeLine(x: number, y: number, content: string): string {
  return text(x, y, content).replace(
    /&#34;(.*?)&#34;/g,
    '<tspan fill="#8FD6A2">&#34;$1&#34;</tspan>',
  );
}

/**
 * Draws a sheet of paper: `# heading`, `> note`, `| cells` as a table line, `= total|sum`, `---` for
 * a rule, and anything else as a paragraph.
 */
export function paper(...lines: string[]): Block {
  return (theme, box) => {
    const w = Math.min(box.w, 720);
    const sheet = { x: box.x + (box.w - w) / 2, y: box.y, w, h: box.h };
    const pad = w < 400 ? 20 : 40;
    const inner = { x: sheet.x + pad, w: w - 2 * pad };
    let y = sheet.y + pad + 16;
    const bottom = sheet.y + sheet.h - 16;
    const drawn = lines.map((content) => {
      if (y > bottom) return '';
      if (content === '---') {
        y += 16;
        return stroke(
          `M${Math.round(inner.x)} ${Math.round(y - 22)}h${Math.round(inner.w)}`,
          '#D9DEE7',
          2,
        );
      }
      const mark = /^([#>|=]) (.*)$/.exec(content);
      if (!mark) {
        const size = 17;
        const count = wrap(content, inner.w, size, 9).length;
        const top = y;
        y += count * 25 + 12;
        return paragraph({ ...inner, y: top, h: bottom - top }, content, { size, fill: '#2B3342' });
      }
      const [, kind, rest = ''] = mark;
      const top = y;
      if (kind === '#') {
        y += 46;
        return text(inner.x, top + 8, rest, {
          size: 30,
          weight: 800,
          fill: '#141A26',
          max: inner.w,
          font: theme.headingFont,
        });
      }
      if (kind === '>') {
        y += 28;
        return text(inner.x, top, rest, { size: 15, fill: '#5B6577', max: inner.w });
      }
      const parts = fields(rest);
      const isTotal = kind === '=';
      y += isTotal ? 44 : 33;
      const step = inner.w / Math.max(2, parts.length);
      return parts
        .map((cell, index) => {
          const isLast = index > 0 && index === parts.length - 1;
          return text(
            isLast ? inner.x + inner.w : inner.x + index * step,
            top + (isTotal ? 8 : 0),
            cell,
            {
              size: isTotal ? 22 : 16,
              weight: isTotal || index === 0 ? 700 : undefined,
              fill: isTotal ? '#0B0F18' : '#2B3342',
              anchor: isLast ? 'end' : undefined,
              max: isTotal ? undefined : step - 8 + (index === 0 ? 20 : 0),
            },
          );
        })
        .join('');
    });
    return (
      rect(sheet, '#FFFFFF', { r: 4, stroke: '#D9DEE7' }) +
      rect({ ...sheet, h: 8 }, theme.accent) +
      drawn.join('')
    );
  };
}
