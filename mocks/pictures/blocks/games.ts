import { surface, type Block } from '../layout';
import { circle, inset, path, rect, stroke, text } from '../svg';

/** Centres a square drawing of `size` units. */
const square =
  (size: number, drawing: string): Block =>
  (theme, box) => {
    const side = Math.min(box.w, box.h);
    const x = box.x + (box.w - side) / 2;
    const y = box.y + (box.h - side) / 2;
    return (
      surface(theme, box) +
      inset({ x: x + 8, y: y + 8, w: side - 16, h: side - 16 }, size, size, drawing)
    );
  };

const LUDO = ['#D93B3B', '#2E9E57', '#E9B11C', '#2F6FD6'] as const;

/** A ludo board with tokens at `column,row,colour`; colours from 0 to 3. */
export function ludo(...tokens: string[]): Block {
  const homes = [
    [0, 0],
    [9, 0],
    [9, 9],
    [0, 9],
  ].map(
    ([x = 0, y = 0], index) =>
      rect({ x: x * 40, y: y * 40, w: 240, h: 240 }, LUDO[index]!) +
      rect({ x: x * 40 + 44, y: y * 40 + 44, w: 152, h: 152 }, '#FFFFFF', { r: 20 }) +
      [0, 1, 2, 3]
        .map((place) =>
          circle(
            x * 40 + 88 + (place % 2) * 64,
            y * 40 + 88 + Math.floor(place / 2) * 64,
            22,
            LUDO[index]!,
            { opacity: 0.3 },
          ),
        )
        .join(''),
  );
  const lanes = [
    { x: 40, y: 280, w: 200, h: 40 },
    { x: 280, y: 40, w: 40, h: 200 },
    { x: 360, y: 280, w: 200, h: 40 },
    { x: 280, y: 360, w: 40, h: 200 },
  ].map((lane, index) => rect(lane, LUDO[index]!));
  const lines = Array.from({ length: 16 }, (_entry, index) => {
    const at = index * 40;
    if (index >= 6 && index <= 9) return `M${at} 0v600M0 ${at}h600`;
    return `M${at} 240v120M240 ${at}h120`;
  });
  const centre =
    path('M240 240l60 60-60 60z', LUDO[0]) +
    path('M240 240h120l-60 60z', LUDO[1]) +
    path('M360 240v120l-60-60z', LUDO[2]) +
    path('M240 360l60-60 60 60z', LUDO[3]);
  const pieces = tokens.map((token) => {
    const [column = 0, row = 0, colour = 0] = token.split(',').map(Number);
    const [cx, cy] = [column * 40 + 20, row * 40 + 20];
    return (
      circle(cx, cy, 16, '#FFFFFF', { stroke: '#2A2A2A', width: 2 }) +
      circle(cx, cy, 11, LUDO[colour]!)
    );
  });
  return square(
    600,
    [
      rect({ x: 0, y: 0, w: 600, h: 600 }, '#FFFFFF'),
      ...homes,
      ...lanes,
      stroke(lines.join(''), '#B9BEC8', 1.5),
      centre,
      ...pieces,
    ].join(''),
  );
}

const PIECES: Readonly<Record<string, string>> = {
  p: 'M40 22a10 10 0 0 1 6 18q8 14 10 24H24q2-10 10-24a10 10 0 0 1 6-18z',
  r: 'M24 16h8v7h5v-7h6v7h5v-7h8v16l-6 6v18l6 8H24l6-8V38l-6-6z',
  n: 'M28 64q0-16 12-24l-12 4-6-6 12-20 4-6 4 6q18 6 16 46z',
  b: 'M40 12a5 5 0 0 1 3 8q14 10 9 24l-6 8 8 12H26l8-12-6-8q-5-14 9-24a5 5 0 0 1 3-8z',
  q: 'M18 22l10 14 4-20 8 18 8-18 4 20 10-14-6 30 2 12H22l2-12z',
  k: 'M37 10h6v6h6v6h-6v6q20-4 18 14l-6 14 2 8H23l2-8-6-14q-2-18 18-14v-6h-6v-6h6z',
};

/** A chess position in the notation of FEN's first field; two fields of the last move are marked. */
export function chess(position: string, ...marked: string[]): Block {
  const dark = Array.from({ length: 32 }, (_entry, index) => {
    const row = Math.floor(index / 4);
    return `M${((index % 4) * 2 + ((row + 1) % 2)) * 80} ${row * 80}h80v80h-80z`;
  });
  const marks = marked.map((field) =>
    rect(
      { x: (field.charCodeAt(0) - 97) * 80, y: (8 - Number(field[1])) * 80, w: 80, h: 80 },
      '#F2C84B',
      { opacity: 0.75 },
    ),
  );
  const pieces = position.split('/').flatMap((rank, row) => {
    let column = 0;
    return Array.from(rank).map((letter) => {
      const gap = Number(letter);
      if (gap) {
        column += gap;
        return '';
      }
      const isWhite = letter === letter.toUpperCase();
      const [x, y] = [column * 80, row * 80];
      column += 1;
      return `<path transform="translate(${x} ${y})" d="${PIECES[letter.toLowerCase()]}" fill="${isWhite ? '#FFFDF5' : '#26221E'}" stroke="${isWhite ? '#4A4238' : '#0D0B09'}" stroke-width="2.5"/>`;
    });
  });
  return square(
    640,
    [
      rect({ x: 0, y: 0, w: 640, h: 640 }, '#EFE3CB'),
      path(dark.join(''), '#A9825A'),
      ...marks,
      ...pieces,
    ].join(''),
  );
}

const TILES: Readonly<Record<string, string>> = {
  g: '#2F8F4E',
  y: '#C9981A',
  x: '#5C6473',
  '.': 'none',
};

/** A word puzzle: `WORD gyx.x` per guess, and the keyboard below. */
export function words(guesses: readonly string[], keys: readonly string[]): Block {
  return (theme, box) => {
    const step = Math.min(74, (box.w - 40) / 6, (box.h * 0.62) / 6);
    const left = box.x + (box.w - step * 5) / 2;
    const grid = Array.from({ length: 30 }, (_entry, index) => {
      const [row, column] = [Math.floor(index / 5), index % 5];
      const [word = '', result = '.....'] = (guesses[row] ?? '').split(' ');
      const letter = word.split(',')[column] ?? '';
      const [x, y] = [left + column * step, box.y + 6 + row * step];
      const fill = TILES[result[column]!]!;
      return (
        rect(
          { x: x + 3, y: y + 3, w: step - 6, h: step - 6 },
          fill === 'none' ? theme.surface : fill,
          {
            r: 8,
            stroke: fill === 'none' ? theme.line : fill,
            width: 2,
          },
        ) +
        text(x + step / 2, y + step * 0.64, letter, {
          size: Math.round(step * 0.44),
          weight: 800,
          fill: fill === 'none' ? undefined : '#FFFFFF',
          anchor: 'middle',
        })
      );
    });
    const top = box.y + step * 6 + 22;
    const h = Math.min(54, (box.y + box.h - top) / keys.length);
    const board = keys.flatMap((line, row) => {
      const letters = line.split(' ');
      const w = Math.min(54, (box.w - 8) / 10);
      const start = box.x + (box.w - w * letters.length) / 2;
      return letters.map((letter, index) => {
        const key = { x: start + index * w + 2, y: top + row * h + 2, w: w - 4, h: h - 4 };
        return (
          rect(key, theme.soft, { r: 6 }) +
          text(key.x + key.w / 2, key.y + key.h / 2 + 6, letter, { weight: 700, anchor: 'middle' })
        );
      });
    });
    return grid.join('') + board.join('');
  };
}

const SCENE = { w: 1000, h: 560 };
const scene =
  (drawing: string): Block =>
  (_theme, box) =>
    inset(box, SCENE.w, SCENE.h, drawing);
const whole = { x: 0, y: 0, w: SCENE.w, h: SCENE.h };

const panel = (x: number, y: number, w: number, label: string, value: string) =>
  rect({ x, y, w, h: 64 }, '#10151F', { r: 14, opacity: 0.78 }) +
  text(x + 18, y + 26, label, { size: 15, fill: '#C9D2E3' }) +
  text(x + 18, y + 52, value, { size: 23, weight: 800, fill: '#FFFFFF', max: w - 30 });

/** A cricket match in a lane: `score`, `goal` and `call` are shown over it. */
export function lane(score: string, goal: string, call: string): Block {
  return scene(
    [
      rect(whole, '#F3C98B'),
      path('M0 0h330v420L0 560z', '#B65F3C'),
      path('M1000 0H700v420l300 140z', '#5E7C8C'),
      path('M330 420h370l300 140H0z', '#C9A57A'),
      rect({ x: 330, y: 150, w: 370, h: 270 }, '#E3B57C'),
      stroke(
        'M40 90h90v100H40zM190 110h80v90h-80zM60 260h90v110H60zM210 250h70v90h-70z',
        '#7A3A22',
        10,
      ),
      stroke(
        'M760 110h80v90h-80zM880 80h90v100h-90zM770 260h80v90h-80zM890 250h80v110h-80z',
        '#3D5561',
        10,
      ),
      stroke('M330 70Q520 130 700 60M330 110Q520 180 700 104', '#6B4A35', 3),
      path('M420 92h40v46h-40zM560 96h44v50h-44z', '#D94F4F'),
      rect({ x: 494, y: 300, w: 44, h: 70 }, '#8C5A33', { r: 4 }),
      stroke('M500 300v70M515 300v70M530 300v70', '#F7E3C2', 5),
      circle(640, 224, 17, '#E64B3C', { stroke: '#FFFFFF', width: 3 }),
      stroke(
        'M640 224Q600 300 560 392',
        '#FFFFFF',
        4,
        ' stroke-dasharray="4 14" stroke-linecap="round"',
      ),
      path('M440 470l-20-110q0-36 34-40t38 36l-8 114z', '#2458D8'),
      circle(456, 296, 26, '#8D5A3B'),
      path('M428 292q0-32 30-32t28 26z', '#1B2A55'),
      path('M484 360l66-30 8 14-62 42z', '#8D5A3B'),
      path('M542 320l22-14 50 92-22 14z', '#E9C58B'),
      stroke('M446 470v70M478 470v70', '#F4F6FA', 16),
      panel(90, 28, 200, 'Score', score),
      panel(710, 28, 200, 'Goal', goal),
      text(500, 76, call, { size: 46, weight: 800, fill: '#FFFFFF', anchor: 'middle' }),
    ].join(''),
  );
}

/** A room of a flooded stepwell; `level` is the height of the water in percent. */
export function stepwell(room: string, level: number, hint: string): Block {
  const steps = Array.from(
    { length: 9 },
    (_entry, index) => `M${index * 48} ${110 + index * 50}h48v50H${index * 48}z`,
  );
  const surfaceAt = Math.round(SCENE.h * (1 - level / 100));
  return scene(
    [
      rect(whole, '#17121F'),
      path('M0 0h1000v80H0z', '#2B2033'),
      path(`${steps.join('')}M0 110h1v450h-1z`, '#8A6A4F'),
      path(
        'M0 160h48v400H0zM48 210h48v350H48zM96 260h48v300H96zM144 310h48v250h-48zM192 360h48v200h-48zM240 410h48v150h-48zM288 460h48v100h-48z',
        '#5E4636',
      ),
      path('M640 560V300q0-60 60-60t60 60v260zM840 560V300q0-60 60-60t60 60v260z', '#2B2033'),
      rect({ x: 600, y: 196, w: 400, h: 30 }, '#8A6A4F'),
      rect({ x: 440, y: 330, w: 130, h: 24 }, '#A57F5D', { r: 4 }),
      rect({ x: 520, y: 130, w: 24, h: 60 }, '#D9A441', { r: 4 }),
      circle(532, 118, 30, '#F7C65B', { opacity: 0.35 }),
      circle(532, 118, 12, '#FFE39B'),
      path('M482 330v-44q0-16 18-16t18 16v44z', '#D9573B'),
      circle(500, 256, 17, '#8D5A3B'),
      path('M482 254q2-20 20-18t16 14z', '#F2EADB'),
      rect({ x: 0, y: surfaceAt, w: 1000, h: SCENE.h - surfaceAt }, '#2A8FB0', { opacity: 0.55 }),
      stroke(`M0 ${surfaceAt}q62-12 125 0t125 0 125 0 125 0 125 0 125 0 125 0 125 0`, '#9BE3F2', 4),
      panel(90, 24, 250, 'Room', room),
      panel(358, 24, 150, 'Water', `${level}%`),
      text(500, 532, hint, { size: 20, weight: 600, fill: '#FFFFFF', anchor: 'middle' }),
    ].join(''),
  );
}

/** A kite fight over rooftops with both scores and a call. */
export function kites(one: string, other: string, call: string): Block {
  return scene(
    [
      rect(whole, '#8CCBEA'),
      rect({ x: 0, y: 300, w: 1000, h: 260 }, '#F7D7A3', { opacity: 0.7 }),
      circle(820, 130, 54, '#FFF1C4'),
      path('M0 470h160v-60h120v40h140v-70h170v90h130v-50h150v30h130v110H0z', '#B5654A'),
      path('M0 520h210v-40h180v30h210v-50h190v40h210v60H0z', '#7F4236'),
      stroke('M360 250Q300 380 190 480M640 200Q700 360 800 470', '#FFFFFF', 2),
      path('M360 120l78 66-78 92-78-92z', '#D9344A'),
      stroke('M360 120v158M282 186q78-60 156 0', '#FFE39B', 5),
      path('M640 90l66 60-66 86-66-86z', '#2F6FD6'),
      stroke('M640 90v146M574 150q66-54 132 0', '#FFFFFF', 5),
      stroke('M360 278q-16 30 6 46t-8 44M640 236q14 28-6 40t8 40', '#3A2E2A', 3),
      stroke(
        'M60 90h120M90 114h130M500 60h90',
        '#FFFFFF',
        5,
        ' stroke-linecap="round" opacity=".8"',
      ),
      circle(190, 452, 14, '#6F432B'),
      path('M172 510q0-46 18-46t18 46z', '#D9344A'),
      circle(800, 440, 14, '#8D5A3B'),
      path('M782 498q0-46 18-46t18 46z', '#2F6FD6'),
      panel(90, 24, 190, 'Player 1', one),
      panel(720, 24, 190, 'Player 2', other),
      text(500, 66, call, { size: 34, weight: 800, fill: '#1B2A3A', anchor: 'middle' }),
    ].join(''),
  );
}
