import { drawSubject, type Subject } from '../art';
import { button, card, fields, pill, readTone, surface, type Block } from '../layout';
import { circle, inset, paragraph, path, rect, round, stroke, text, widthOf } from '../svg';
import { mix } from '../theme';

/** Draws tiles with a picture each: `name|line|right`. */
export function tiles(columns: number, subject: Subject, ...entries: string[]): Block {
  return (theme, box) => {
    const count = Math.ceil(entries.length / columns);
    const gap = theme.pad > 16 ? 16 : 10;
    const w = (box.w - gap * (columns - 1)) / columns;
    const h = (box.h - gap * (count - 1)) / count;
    const isSmall = w < 170;
    const foot = isSmall ? 52 : 64;
    return entries
      .map((entry, index) => {
        const [name = '', note = '', right = ''] = fields(entry);
        const x = box.x + (index % columns) * (w + gap);
        const y = box.y + Math.floor(index / columns) * (h + gap);
        const status = readTone(right);
        const max = w - 20 - (right && !status ? widthOf(right, 16, 700) + 8 : 0);
        return [
          surface(theme, { x, y, w, h }),
          drawSubject(theme, { x: x + 7, y: y + 7, w: w - 14, h: h - foot - 7 }, subject),
          text(x + 12, y + h - foot + 23, name, {
            size: isSmall ? 14 : 16,
            weight: 600,
            max: w - 22,
          }),
          text(x + 12, y + h - foot + 44, note, { size: 14, fill: theme.muted, max }),
          status
            ? pill(theme, x + w - 14, y + 34, status, 'end')
            : text(x + w - 12, y + h - foot + 45, right, {
                size: isSmall ? 14 : 16,
                weight: 700,
                fill: theme.deep,
                anchor: 'end',
              }),
        ].join('');
      })
      .join('');
  };
}

/** Draws a large picture, with a name and a line over its lower edge. */
export function picture(subject: Subject, name = '', note = ''): Block {
  return (theme, box) =>
    drawSubject(theme, box, subject) +
    (name
      ? rect({ x: box.x, y: box.y + box.h - 76, w: box.w, h: 76 }, '#0B0F18', { opacity: 0.62 }) +
        text(box.x + 20, box.y + box.h - 43, name, {
          size: 21,
          weight: 700,
          fill: '#FFFFFF',
          max: box.w - 40,
        }) +
        text(box.x + 20, box.y + box.h - 18, note, { size: 15, fill: '#E5E9F0', max: box.w - 40 })
      : '');
}

/** Draws the hero of a public page: a headline, a sentence and a button beside a picture. */
export function hero(headline: string, sentence: string, action: string, subject: Subject): Block {
  return (theme, box) => {
    const w = box.w * 0.54;
    const area = mix(theme.surface, theme.accent, theme.isDark ? 0.24 : 0.1);
    const size = box.h > 220 ? 40 : 30;
    const lines = widthOf(headline, size, 800) > w - 64 ? 2 : 1;
    const top = box.y + box.h / 2 - (lines * size * 1.42 + 106) / 2 + size * 0.8;
    return [
      rect(box, area, { r: theme.radius }),
      drawSubject(
        theme,
        { x: box.x + w, y: box.y + 16, w: box.w - w - 16, h: box.h - 32 },
        subject,
      ),
      paragraph({ x: box.x + 36, y: top, w: w - 64, h: lines * size * 1.45 }, headline, {
        size,
        weight: 800,
        font: theme.headingFont,
      }),
      text(box.x + 36, top + lines * size * 1.42 - 6, sentence, {
        size: 18,
        fill: theme.muted,
        max: w - 64,
      }),
      button(
        theme,
        {
          x: box.x + 36,
          y: top + lines * size * 1.42 + 18,
          w: widthOf(action, 16, 600) + 56,
          h: 50,
        },
        action,
      ),
    ].join('');
  };
}

/** Draws a search field, with chips of choices: the first is chosen. */
export function search(hint: string, choices: string): Block {
  return (theme, box) => {
    const w = Math.min(box.w, 420);
    let x = box.x + w + 14;
    const chips = fields(choices).map((choice, index) => {
      const width = widthOf(choice, 15, 600) + 32;
      const left = x;
      x += width + 10;
      if (x > box.x + box.w + 10) return '';
      const isChosen = index === 0;
      return (
        rect({ x: left, y: box.y, w: width, h: 44 }, isChosen ? theme.accent : theme.surface, {
          r: Math.min(22, theme.radius + 6),
          stroke: isChosen ? theme.accent : theme.line,
        }) +
        text(left + width / 2, box.y + 28, choice, {
          size: 15,
          weight: 600,
          fill: isChosen ? '#FFFFFF' : undefined,
          anchor: 'middle',
        })
      );
    });
    return [
      rect({ ...box, w, h: 44 }, theme.surface, {
        r: Math.min(22, theme.radius + 6),
        stroke: theme.line,
      }),
      circle(box.x + 24, box.y + 20, 7, 'none', { stroke: theme.muted, width: 2 }),
      stroke(`M${round(box.x + 29)} ${round(box.y + 25)}l6 6`, theme.muted, 2),
      text(box.x + 46, box.y + 28, hint, { size: 15, fill: theme.muted, max: w - 60 }),
      ...chips,
    ].join('');
  };
}

/** Draws a street map with pins `x,y|label` in percent, a tone before the label, and a route of points. */
export function map(route: string, ...pins: string[]): Block {
  return (theme, box) => {
    const [land, street, water, park] = theme.isDark
      ? ['#1C2533', '#2F3B4E', '#1B3A57', '#21402F']
      : ['#EEEBE3', '#FFFFFF', '#B9DCF0', '#CFE5C4'];
    const pick = (from: number, to: number) => Math.round(from + theme.random() * (to - from));
    const [width, height] = [Math.round(box.w), Math.round(box.h)];
    const streets = [0.14, 0.33, 0.52, 0.71, 0.9].map(
      (share) =>
        `M${Math.round(width * share) + pick(-20, 20)} 0l${pick(-40, 40)} ${height}M0 ${Math.round(height * share) + pick(-12, 12)}L${width} ${Math.round(height * share) + pick(-34, 34)}`,
    );
    const drawn = [
      rect({ x: 0, y: 0, w: width, h: height }, land),
      path(
        `M0 ${height}V${pick(height * 0.66, height * 0.8)}Q${pick(width * 0.2, width * 0.4)} ${pick(height * 0.6, height * 0.75)} ${pick(width * 0.4, width * 0.55)} ${height}z`,
        water,
      ),
      rect(
        {
          x: pick(width * 0.55, width * 0.7),
          y: pick(10, height * 0.2),
          w: width * 0.2,
          h: height * 0.24,
        },
        park,
        { r: 14 },
      ),
      stroke(streets.join(''), street, 9),
      stroke(
        `M0 ${pick(height * 0.3, height * 0.6)}Q${Math.round(width / 2)} ${pick(height * 0.2, height * 0.7)} ${width} ${pick(height * 0.3, height * 0.6)}`,
        theme.isDark ? '#46546B' : '#F7D98B',
        14,
      ),
    ];
    const points = route
      .split(' ')
      .filter((point) => point !== '')
      .map((point) => point.split(',').map(Number))
      .map(
        ([x = 0, y = 0]) => `${Math.round((width * x) / 100)} ${Math.round((height * y) / 100)}`,
      );
    if (points.length > 0) {
      drawn.push(
        stroke(
          `M${points.join('L')}`,
          theme.accent,
          6,
          ' stroke-linejoin="round" stroke-linecap="round"',
        ),
      );
    }
    for (const pin of pins) {
      const [place = '', name = ''] = fields(pin);
      const [x = 0, y = 0] = place.split(',').map(Number);
      const status = readTone(name);
      const label = status?.label ?? name;
      const [cx, cy] = [(width * x) / 100, (height * y) / 100];
      const colour = status ? theme.tones[status.tone][0] : theme.accent;
      const w = widthOf(label, 14, 700) + 22;
      const left = Math.min(Math.max(4, cx - w / 2), width - w - 4);
      drawn.push(
        circle(cx, cy, 10, theme.isDark ? mix(colour, '#000000', 0.3) : colour, {
          stroke: '#FFFFFF',
          width: 3,
        }),
        label
          ? rect({ x: left, y: cy - 44, w, h: 27 }, theme.surface, { r: 8, stroke: colour }) +
              text(left + w / 2, cy - 25, label, {
                size: 14,
                weight: 700,
                fill: colour,
                anchor: 'middle',
              })
          : '',
      );
    }
    return inset({ ...box, w: width, h: height }, width, height, drawn.join(''));
  };
}

/** Draws a player: cover, title and line, a waveform and the controls; `note` is the time. */
export function player(
  title: string,
  note: string,
  time: string,
  subject: Subject = 'cover',
): Block {
  return (theme, box) => {
    const isTall = box.h > box.w * 0.9;
    const side = isTall ? Math.min(box.w, box.h - 190) : Math.min(box.h, box.w * 0.42);
    const cover = { x: isTall ? box.x + (box.w - side) / 2 : box.x, y: box.y, w: side, h: side };
    const left = isTall ? box.x : box.x + side + 28;
    const w = box.x + box.w - left;
    const top = isTall ? box.y + side + 34 : box.y + box.h * 0.2;
    const count = Math.floor(w / 9);
    const waves = Array.from({ length: count }, (_entry, index) => {
      const height = 8 + theme.random() * 34 * (0.5 + 0.5 * Math.abs(Math.sin(index / 5)));
      return `M${Math.round(left + index * 9 + 3)} ${Math.round(top + 66 - height / 2)}v${Math.round(height)}`;
    });
    const played = Math.floor(count * 0.42);
    const [now = '', end = ''] = fields(time);
    const middle = left + w / 2;
    const controls = top + 122;
    return [
      drawSubject(theme, cover, subject),
      text(left, top, title, { size: 24, weight: 800, max: w, font: theme.headingFont }),
      text(left, top + 26, note, { fill: theme.muted, max: w }),
      stroke(waves.slice(0, played).join(''), theme.accent, 5),
      stroke(waves.slice(played).join(''), theme.soft, 5),
      text(left, top + 108, now, { size: 14, fill: theme.muted }),
      text(left + w, top + 108, end, { size: 14, fill: theme.muted, anchor: 'end' }),
      circle(middle, controls, 28, theme.accent),
      path(`M${round(middle - 8)} ${round(controls - 13)}v26l21-13z`, '#FFFFFF'),
      path(
        `M${round(middle - 62)} ${round(controls - 9)}v18l-15-9zM${round(middle + 62)} ${round(controls - 9)}v18l15-9z`,
        theme.deep,
      ),
    ].join('');
  };
}

/** Draws seats around an aisle: `x` is taken, `s` selected, `l` for ladies, `o` free, `.` none. */
export function seats(title: string, legend: string, ...lines: string[]): Block {
  return card(title, (theme, box) => {
    const columns = lines[0]!.length;
    const step = Math.min(box.w / columns, (box.h - 46) / lines.length, 58);
    const left = box.x + (box.w - step * columns) / 2;
    const colours: Record<string, string> = {
      x: theme.line,
      s: theme.accent,
      l: theme.series[5]!,
      o: mix(theme.surface, theme.tones.good[0], 0.35),
    };
    let x = box.x;
    const key = fields(legend).map((entry) => {
      const at = x;
      x += widthOf(entry.slice(1), 14) + 44;
      return (
        rect({ x: at, y: box.y + box.h - 18, w: 16, h: 16 }, colours[entry[0]!]!, { r: 4 }) +
        text(at + 22, box.y + box.h - 5, entry.slice(1), { size: 14, fill: theme.muted })
      );
    });
    const squares = lines.flatMap((seatLine, row) =>
      Array.from(seatLine).map((seat, column) =>
        seat === '.'
          ? ''
          : rect(
              { x: left + column * step + 3, y: box.y + row * step + 3, w: step - 6, h: step - 6 },
              colours[seat]!,
              { r: Math.min(9, step / 4) },
            ),
      ),
    );
    return squares.join('') + key.join('');
  });
}
