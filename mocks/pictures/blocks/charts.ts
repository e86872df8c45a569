import { card, fields, readSeries, surface, within, type Block } from '../layout';
import { circle, path, rect, round, stroke, text, widthOf, type Box } from '../svg';
import { mix, type Theme } from '../theme';

const AXIS = 26;

/** Puts a number into its unit: `₹{}k`. */
const inUnit = (value: number, unit: string) =>
  unit.includes('{}') ? unit.replace('{}', String(value)) : `${value}${unit}`;

/** Draws figures side by side: `label|value|change`. */
export function kpis(...entries: string[]): Block {
  return (theme, box) => {
    const gap = theme.pad > 16 ? 16 : 10;
    const w = (box.w - gap * (entries.length - 1)) / entries.length;
    const isSmall = w < 190;
    return entries
      .map((entry, index) => {
        const [label = '', value = '', change = ''] = fields(entry);
        const x = box.x + index * (w + gap);
        const isFilled = theme.radius > 8 && index === 0;
        const own = { x, y: box.y, w, h: box.h };
        const pad = isSmall ? 14 : 20;
        const wanted = isSmall ? 24 : 32;
        const size = Math.min(wanted, (wanted * (w - 2 * pad)) / widthOf(value, wanted, 700));
        const isBad = /^[-−]/.test(change);
        const note = isFilled ? '#FFFFFF' : theme.tones[isBad ? 'bad' : 'good'][0];
        const changeFill = /^[-−+]/.test(change) || isFilled ? note : theme.muted;
        return [
          isFilled ? rect(own, theme.accent, { r: theme.radius }) : surface(theme, own),
          text(x + pad, box.y + pad + 12, label, {
            size: isSmall ? 14 : 15,
            fill: isFilled ? '#FFFFFFD9' : theme.muted,
            max: w - 2 * pad,
          }),
          text(x + pad, box.y + pad + 20 + wanted, value, {
            size,
            weight: theme.weight,
            fill: isFilled ? '#FFFFFF' : undefined,
            font: theme.headingFont,
          }),
          isSmall || !change
            ? ''
            : text(x + w - pad, box.y + pad + 20 + wanted, change, {
                size: 14,
                weight: 600,
                fill: changeFill,
                anchor: 'end',
                max: Math.max(0, w - 2 * pad - widthOf(value, size, 700) - 8),
              }),
        ].join('');
      })
      .join('');
  };
}

const ruler = ({ x, y, w, h }: Box, colour: string) =>
  stroke(
    [0, 1, 2, 3].map((step) => `M${round(x)} ${round(y + (h * step) / 3)}h${round(w)}`).join(''),
    colour,
  );

const everySecond = (labels: readonly string[], w: number) =>
  labels.length > 1 && labels.some((label) => widthOf(label, 13) + 6 > w);

function axis(theme: Theme, box: Box, labels: readonly string[], at: (index: number) => number) {
  const isCrowded = everySecond(labels, box.w / labels.length);
  return labels
    .map((label, index) =>
      isCrowded && index % 2
        ? ''
        : text(at(index), box.y + box.h - 2, label, {
            size: 13,
            fill: theme.muted,
            anchor: 'middle',
          }),
    )
    .join('');
}

/** Draws columns, the highest in the accent: `Mon 12, Tue 40`. */
export function bars(title: string, spec: string, unit = ''): Block {
  const series = readSeries(spec);
  const highest = Math.max(...series.map(({ value }) => value));
  return card(title, (theme, box) => {
    const plot = { ...box, y: box.y + 20, h: box.h - AXIS - 20 };
    const step = box.w / series.length;
    const w = Math.min(56, step * 0.58);
    const columns = series.map(({ value }, index) => {
      const h = (plot.h * value) / highest;
      const x = box.x + step * (index + 0.5) - w / 2;
      const isHighest = value === highest;
      return (
        rect(
          { x, y: plot.y + plot.h - h, w, h },
          isHighest ? theme.accent : mix(theme.surface, theme.accent, 0.42),
          { r: Math.min(6, theme.radius / 2) },
        ) +
        (isHighest
          ? text(x + w / 2, plot.y + plot.h - h - 8, inUnit(value, unit), {
              size: 15,
              weight: 700,
              anchor: 'middle',
            })
          : '')
      );
    });
    return (
      ruler(plot, theme.line) +
      columns.join('') +
      axis(
        theme,
        box,
        series.map(({ label }) => label),
        (index) => box.x + step * (index + 0.5),
      )
    );
  });
}

type Point = readonly [number, number];

const curve = (points: readonly Point[]) =>
  points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      const middle = round((before[0] + x) / 2);
      return `C${middle} ${round(before[1])} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join('');

/** Draws a curve over an area, with its last value; further specs are thinner curves. */
export function line(title: string, unit: string, spec: string, ...others: string[]): Block {
  const all = [spec, ...others].map(readSeries);
  const values = all.flatMap((series) => series.map(({ value }) => value));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const base = least > (most - least) * 2 ? least - (most - least) * 0.4 : Math.min(0, least);
  return card(title, (theme, box) => {
    const plot = { ...box, y: box.y + 26, h: box.h - AXIS - 30 };
    const [main = []] = all;
    const at = (index: number) => box.x + 14 + ((box.w - 44) * index) / (main.length - 1);
    const toPoint = ({ value }: { value: number }, index: number): Point => [
      at(index),
      plot.y + plot.h * (1 - (value - base) / (most - base)),
    ];
    const curves = all.map((series) => series.map(toPoint));
    const first = curves[0]!;
    const [x, y] = first.at(-1)!;
    const label = inUnit(main.at(-1)!.value, unit);
    const w = widthOf(label, 15, 700) + 18;
    const bottom = round(plot.y + plot.h);
    const drawn = curve(first);
    return [
      ruler(plot, theme.line),
      path(`${drawn}L${round(x)} ${bottom}H${round(at(0))}Z`, theme.accent, { opacity: 0.13 }),
      ...curves
        .slice(1)
        .map((points, index) => stroke(curve(points), theme.series[index + 1]!, 2.5)),
      stroke(drawn, theme.accent, 3.5, ' stroke-linecap="round"'),
      circle(x, y, 6, theme.accent, { stroke: theme.surface, width: 3 }),
      rect({ x: x + 16 - w, y: y - 40, w, h: 26 }, theme.ink, { r: 6 }),
      text(x + 16 - w / 2, y - 21, label, {
        size: 15,
        weight: 700,
        fill: theme.surface,
        anchor: 'middle',
      }),
      axis(
        theme,
        box,
        main.map((point) => point.label),
        at,
      ),
    ].join('');
  });
}

/** Draws shares as a ring with a legend: `UPI 62, Card 24`; `centre` stands inside. */
export function donut(title: string, spec: string, centre: string): Block {
  const series = readSeries(spec);
  const total = series.reduce((sum, { value }) => sum + value, 0);
  return card(title, (theme, box) => {
    const isWide = box.w > box.h * 1.15;
    const legendHeight = series.length * 28;
    const r = isWide
      ? Math.min(box.h / 2 - 4, box.w * 0.24)
      : Math.min(box.w / 2 - 6, (box.h - legendHeight - 16) / 2);
    const cx = isWide ? box.x + r + 4 : box.x + box.w / 2;
    const cy = isWide ? box.y + box.h / 2 : box.y + r + 2;
    const thick = r * 0.34;
    const around = 2 * Math.PI * (r - thick / 2);
    let turned = -90;
    const arcs = series.map(({ value }, index) => {
      const share = value / total;
      const arc = `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r - thick / 2)}" fill="none" stroke="${theme.series[index % 6]}" stroke-width="${round(thick)}" stroke-dasharray="${round(around * share - 2)} ${round(around)}" transform="rotate(${round(turned)} ${round(cx)} ${round(cy)})"/>`;
      turned += share * 360;
      return arc;
    });
    const left = isWide ? cx + r + 28 : box.x;
    const top = isWide ? box.y + (box.h - legendHeight) / 2 : box.y + 2 * r + 18;
    const legend = series.map(({ label, value }, index) => {
      const y = top + index * 28 + 18;
      return (
        rect({ x: left, y: y - 12, w: 13, h: 13 }, theme.series[index % 6]!, { r: 4 }) +
        text(left + 22, y, label, { size: 15, max: box.x + box.w - left - 80 }) +
        text(box.x + box.w, y, `${Math.round((value / total) * 100)}%`, {
          size: 15,
          weight: 600,
          anchor: 'end',
        })
      );
    });
    return [
      ...arcs,
      text(cx, cy + 8, centre, {
        size: Math.min(24, r * 0.4),
        weight: 700,
        anchor: 'middle',
        max: 2 * (r - thick) - 6,
      }),
      ...legend,
    ].join('');
  });
}

/** Draws labelled bars from left to right: `label|percent|value`. */
export function meters(title: string, ...entries: string[]): Block {
  return card(title, (theme, box) => {
    const h = Math.min(84, box.h / entries.length);
    return entries
      .map((entry, index) => {
        const [label = '', percent = '0', value = `${percent}%`] = fields(entry);
        const y = box.y + index * h;
        const track = { x: box.x, y: y + 28, w: box.w, h: 11 };
        const share = Math.min(1, Number(percent) / 100);
        return [
          text(box.x, y + 18, label, { size: 15, max: box.w - widthOf(value, 15, 600) - 12 }),
          text(box.x + box.w, y + 18, value, { size: 15, weight: 600, anchor: 'end' }),
          rect(track, theme.soft, { r: 5.5 }),
          rect({ ...track, w: box.w * share }, theme.series[index === 0 ? 0 : index % 6]!, {
            r: 5.5,
          }),
        ].join('');
      })
      .join('');
  });
}

/** Draws a table of percentages in shades: a header, then `label|size|100|42…`. */
export function heat(title: string, header: string, ...entries: string[]): Block {
  const heads = fields(header);
  return card(title, (theme, box) => {
    const first = Math.min(170, box.w * 0.22);
    const w = (box.w - first) / (heads.length - 1);
    const h = Math.min(88, box.h / (entries.length + 1));
    const head = heads.map((label, index) =>
      text(index ? box.x + first + (index - 0.5) * w : box.x, box.y + 18, label, {
        size: 14,
        fill: theme.muted,
        anchor: index ? 'middle' : 'start',
      }),
    );
    const body = entries.map((entry, row) => {
      const y = box.y + (row + 1) * h - 8;
      return fields(entry)
        .map((cell, index) => {
          if (index === 0) return text(box.x, y + h / 2 + 6, cell, { weight: 600, max: first - 8 });
          const x = box.x + first + (index - 1) * w;
          const value = Number(cell.replace('%', ''));
          const share = Number.isFinite(value) && cell.includes('%') ? value / 100 : 0;
          const area = mix(theme.surface, theme.accent, 0.06 + share * 0.94);
          return (
            rect(within({ x, y, w, h }, 2), area, { r: 5 }) +
            text(x + w / 2, y + h / 2 + 6, cell, {
              size: 15,
              weight: 600,
              fill: share > 0.42 ? '#FFFFFF' : theme.ink,
              anchor: 'middle',
            })
          );
        })
        .join('');
    });
    return head.join('') + body.join('');
  });
}

/** Draws tiles with a large figure each: `label|value|note|tone`; tones as for statuses. */
export function stats(columns: number, ...entries: string[]): Block {
  return (theme, box) => {
    const count = Math.ceil(entries.length / columns);
    const [w, h] = [(box.w - 14 * (columns - 1)) / columns, (box.h - 14 * (count - 1)) / count];
    return entries
      .map((entry, index) => {
        const [label = '', value = '', note = '', tone = 'plain'] = fields(entry);
        const x = box.x + (index % columns) * (w + 14);
        const y = box.y + Math.floor(index / columns) * (h + 14);
        const [ink, area] = theme.tones[tone as 'plain'];
        const wanted = Math.min(130, h * 0.3);
        const size = Math.min(wanted, (wanted * (w - 38)) / widthOf(value, wanted, 800));
        return [
          rect({ x, y, w, h }, tone === 'plain' ? theme.surface : area, {
            r: theme.radius,
            stroke: theme.line,
          }),
          rect({ x, y: y + 16, w: 5, h: h - 32 }, ink, { r: 2 }),
          text(x + 22, y + 32, label, { size: 16, max: w - 34, weight: 600 }),
          text(x + 22, y + h / 2 + size * 0.5, value, {
            size: Math.round(size),
            weight: 800,
            fill: tone === 'plain' ? theme.ink : ink,
            max: w - 34,
          }),
          text(x + 22, y + h - 18, note, { size: 14, fill: theme.muted, max: w - 34 }),
        ].join('');
      })
      .join('');
  };
}
