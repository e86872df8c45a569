import { circle, inset, path, rect, stroke, type Box } from './svg';
import { mix, type Theme } from './theme';

/** The subjects of tiles. */
export type Subject =
  'dish' | 'garment' | 'book' | 'house' | 'pack' | 'photo' | 'person' | 'cover' | 'room' | 'cake';

type Draw = (colour: string, pick: (from: number, to: number) => number) => string;

const FULL: Box = { x: 0, y: 0, w: 160, h: 100 };
const FOODS = ['#C2410C', '#E0A11B', '#4D7C0F', '#9F1239', '#B45309', '#F2D6A2'];
const CLOTHS = ['#B91C5C', '#1D4ED8', '#0F766E', '#B45309', '#5B21B6', '#334155', '#9F1239'];
const SKIES = ['#F6B26B', '#8EC5EA', '#F29CA8', '#A7C7B7', '#9FB4E8', '#F3CF7A'];

const at = <Item>(items: readonly Item[], pick: (from: number, to: number) => number): Item =>
  items[pick(0, items.length - 1)]!;

const DRAWINGS: Record<Subject, Draw> = {
  dish: (_colour, pick) => {
    const [one, other] = [at(FOODS, pick), at(FOODS, pick)];
    return (
      rect(FULL, mix(one, '#FFF6E8', 0.72)) +
      circle(80, 52, 42, '#FFFFFF') +
      circle(80, 52, 34, mix(one, '#FFFFFF', 0.15)) +
      path(`M${pick(48, 54)} 50a30 30 0 0 1 52-18q-14 ${pick(8, 20)}-26 18t-26 0z`, other) +
      circle(pick(66, 96), pick(42, 64), 9, '#F7E7C6') +
      circle(pick(64, 98), pick(38, 68), 5, '#4D7C0F')
    );
  },
  cake: (_colour, pick) => {
    const cream = at(['#F5C6D6', '#F6E3B4', '#C9A27C', '#DCC7F2'], pick);
    return (
      rect(FULL, mix(cream, '#FFFFFF', 0.62)) +
      rect({ x: 40, y: 42, w: 80, h: 44 }, mix(cream, '#7A4A2B', 0.55), { r: 6 }) +
      path('M40 52V46q0-12 14-12h52q14 0 14 12v6q-8 12-16 0t-16 0-16 0-16 0-16 0z', cream) +
      circle(80, 27, 8, '#C2263A') +
      rect({ x: 28, y: 86, w: 104, h: 5 }, '#FFFFFF', { r: 2 })
    );
  },
  garment: (_colour, pick) => {
    const cloth = at(CLOTHS, pick);
    const trim = mix(cloth, '#FFFFFF', 0.55);
    const shapes = [
      'M62 18l-24 12 8 20 10-5v42h48V45l10 5 8-20-24-12q-18 12-36 0z',
      'M66 14h28l4 26 18 48H44l18-48z',
      'M58 16h44l6 74H88l-8-46-8 46H52z',
    ];
    return (
      rect(FULL, mix(cloth, '#FFFFFF', 0.84)) +
      path(at(shapes, pick), cloth) +
      stroke('M62 60h36M62 70h36', trim, 4)
    );
  },
  book: (_colour, pick) => {
    const colour = at(CLOTHS, pick);
    return (
      rect(FULL, mix(colour, '#FFFFFF', 0.82)) +
      rect({ x: 50, y: 8, w: 60, h: 84 }, colour, { r: 3 }) +
      rect({ x: 50, y: 8, w: 7, h: 84 }, mix(colour, '#000000', 0.25)) +
      rect({ x: 66, y: 22, w: 36, h: 6 }, '#FFFFFF') +
      rect({ x: 66, y: 33, w: 24, h: 4 }, '#FFFFFFB0') +
      circle(84, 62, pick(8, 15), mix(colour, '#FFD166', 0.7))
    );
  },
  house: (_colour, pick) => {
    const sky = at(SKIES, pick);
    const wall = at(['#F4EBDD', '#E6D4C3', '#DFE7EC', '#F2DCCB'], pick);
    const floors = Math.floor(pick(3, 6));
    const top = 82 - floors * 13;
    const windows = Array.from(
      { length: floors },
      (_entry, floor) => `M56 ${top + 9 + floor * 13}h48`,
    );
    return (
      rect(FULL, mix(sky, '#FFFFFF', 0.35)) +
      circle(pick(20, 140), 22, 10, '#FFFFFFB0') +
      rect({ x: 46, y: top, w: 68, h: 90 - top }, wall) +
      stroke(windows.join(''), '#5B7A99', 6, ' stroke-dasharray="9 4"') +
      path('M0 86q40-14 80-4t80-4v22H0z', '#6B8E5A')
    );
  },
  room: (_colour, pick) => {
    const wall = at(['#E9DFD1', '#D7E0E3', '#E6D6DC', '#DCE4D3'], pick);
    return (
      rect(FULL, wall) +
      rect({ x: 0, y: 72, w: 160, h: 28 }, '#B68A63') +
      rect({ x: 16, y: 12, w: 40, h: 36 }, '#A9D0EC', { stroke: '#FFFFFF', width: 4 }) +
      rect({ x: 66, y: 50, w: 82, h: 30 }, '#FFFFFF', { r: 5 }) +
      rect({ x: 66, y: 36, w: 8, h: 46 }, '#7A4A2B', { r: 2 }) +
      rect({ x: 96, y: 52, w: 52, h: 24 }, at(CLOTHS, pick), { r: 5 })
    );
  },
  pack: (_colour, pick) => {
    const colour = at([...CLOTHS, '#4D7C0F', '#E0A11B'], pick);
    const shapes = [
      rect({ x: 56, y: 14, w: 48, h: 76 }, colour, { r: 6 }),
      path('M70 8h20v16q16 6 16 22v44H54V46q0-16 16-22z', colour),
      path('M54 26l8-12h36l8 12v64H54z', colour),
    ];
    return (
      rect(FULL, mix(colour, '#FFFFFF', 0.85)) +
      at(shapes, pick) +
      rect({ x: 60, y: 46, w: 40, h: 26 }, '#FFFFFF', { r: 3 }) +
      circle(80, 59, 8, mix(colour, '#FFD166', 0.5))
    );
  },
  photo: (_colour, pick) => {
    const sky = at(SKIES, pick);
    const hill = mix(sky, '#1F3B4D', pick(0.45, 0.7));
    return (
      rect(FULL, sky) +
      circle(pick(30, 130), pick(22, 40), pick(9, 15), '#FFF3D0') +
      path(
        `M0 ${pick(50, 66)}L${pick(28, 50)} ${pick(26, 42)}l30 26 ${pick(18, 30)}-20L160 72v28H0z`,
        hill,
      ) +
      path(`M0 ${pick(74, 82)}q40-16 80-4t80-6v34H0z`, mix(hill, '#0B1B24', 0.45))
    );
  },
  person: (_colour, pick) => {
    const ground = at(SKIES, pick);
    const skin = at(['#8D5A3B', '#B67B52', '#D6A277', '#6F432B'], pick);
    return (
      rect(FULL, mix(ground, '#FFFFFF', 0.3)) +
      path('M36 100q4-36 44-36t44 36z', at(CLOTHS, pick)) +
      circle(80, 42, 21, skin) +
      path(
        `M58 44q-4-30 22-30t22 30q-4-${pick(12, 18)}-22-${pick(12, 18)}t-22 ${pick(12, 18)}z`,
        '#221A18',
      )
    );
  },
  cover: (colour, pick) => {
    const ground = at([...CLOTHS, colour], pick);
    const light = at(SKIES, pick);
    const shapes = [
      circle(pick(50, 110), 50, pick(28, 40), light) + circle(pick(50, 110), 58, 16, ground),
      stroke(
        `M0 ${pick(20, 40)}L160 ${pick(50, 90)}M0 ${pick(50, 70)}L160 ${pick(10, 40)}`,
        light,
        12,
      ),
      path(`M20 100L${pick(60, 90)} 14 140 100z`, light) + circle(pick(90, 130), 28, 10, '#FFF3D0'),
      rect({ x: 34, y: 22, w: 40, h: 56 }, light, { r: 20 }) +
        rect({ x: 86, y: 22, w: 40, h: 56 }, mix(light, ground, 0.5), { r: 20 }),
    ];
    return rect(FULL, ground) + at(shapes, pick);
  },
};

/** Draws a subject into a box; each call has its own colours. */
export function drawSubject(theme: Theme, box: Box, subject: Subject): string {
  const pick = (from: number, to: number) => Math.round(from + theme.random() * (to - from));
  return inset(box, 160, 100, DRAWINGS[subject](theme.accent, pick));
}
