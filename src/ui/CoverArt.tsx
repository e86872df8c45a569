import { memo, useId } from 'react';

const WIDTH = 320;
const HEIGHT = 200;

/** Background, line and accent colours; every pair is legible in both schemes. */
const PALETTES = [
  ['#1C2F9E', '#8FA3FF', '#FFB81C'],
  ['#0E5A5A', '#7FD6CC', '#FFD166'],
  ['#5B2A86', '#D3A8F5', '#7CF0C4'],
  ['#8A2F3C', '#F7B3A8', '#FFE08A'],
  ['#20503A', '#9FDDB4', '#F4F06B'],
  ['#23395B', '#A9C7EE', '#FF8A5B'],
  ['#6A3D0A', '#F2C48D', '#8FE3FF'],
  ['#3A3F8F', '#B7BEFF', '#FF9EC4'],
  ['#14532D', '#86EFAC', '#FDBA74'],
  ['#7A1F5C', '#F5A9DB', '#A5F3FC'],
] as const;

type Draw = (random: () => number, line: string, accent: string) => React.ReactNode;

/** Creates a seeded generator of numbers in [0, 1) (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const range = (count: number) => Array.from({ length: count }, (_entry, index) => index);

const bars: Draw = (random, line, accent) => {
  const highest = Math.floor(random() * 7);
  return range(7).map((index) => {
    const height = index === highest ? 84 : 18 + random() * 54;
    return (
      <rect
        key={index}
        x={82 + index * 24}
        y={160 - height}
        width="15"
        height={height}
        rx="3"
        fill={index === highest ? accent : line}
      />
    );
  });
};

const curve: Draw = (random, line, accent) => {
  const points = range(6).map((index) => [80 + index * 33, 150 - random() * 74] as const);
  const path = points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y.toFixed(1)}`).join('');
  const [lastX, lastY] = points[5]!;
  return (
    <>
      <path d={`${path}L245 160H80Z`} fill={line} opacity=".25" />
      <path d={path} fill="none" stroke={line} strokeWidth="3.5" strokeLinejoin="round" />
      <circle cx={lastX} cy={lastY} r="6.5" fill={accent} />
    </>
  );
};

const board: Draw = (random, line, accent) =>
  range(3).map((column) => {
    const count = 2 + Math.floor(random() * 2);
    const marked = Math.floor(random() * 4);
    return range(count).map((row) => (
      <rect
        key={`${column}-${row}`}
        x={80 + column * 57}
        y={78 + row * 29}
        width="50"
        height="23"
        rx="4"
        fill={row === marked ? accent : line}
        opacity={row === marked ? 1 : 0.8 - row * 0.2}
      />
    ));
  });

const list: Draw = (random, line, accent) => {
  const chosen = Math.floor(random() * 4);
  return range(4).map((row) => (
    <g key={row} fill={row === chosen ? accent : line}>
      <circle cx="90" cy={86 + row * 23} r="7" />
      <rect
        x="106"
        y={81 + row * 23}
        width={60 + random() * 68}
        height="9"
        rx="4.5"
        opacity=".85"
      />
    </g>
  ));
};

const gallery: Draw = (random, line, accent) => {
  const chosen = Math.floor(random() * 6);
  return range(6).map((index) => (
    <rect
      key={index}
      x={80 + (index % 3) * 57}
      y={78 + Math.floor(index / 3) * 43}
      width="50"
      height="37"
      rx="5"
      fill={index === chosen ? accent : line}
      opacity={index === chosen ? 1 : 0.45 + random() * 0.45}
    />
  ));
};

const code: Draw = (random, line, accent) => {
  let indent = 0;
  return range(6).map((row) => {
    indent = Math.min(3, Math.max(0, indent + Math.round(random() * 2 - 0.8)));
    const first = 22 + random() * 34;
    return (
      <g key={row}>
        <rect
          x={82 + indent * 13}
          y={78 + row * 14}
          width={first}
          height="7"
          rx="3.5"
          fill={row % 3 === 1 ? accent : line}
        />
        <rect
          x={88 + indent * 13 + first}
          y={78 + row * 14}
          width={16 + random() * 46}
          height="7"
          rx="3.5"
          fill={line}
          opacity=".5"
        />
      </g>
    );
  });
};

const gauge: Draw = (random, line, accent) => {
  const share = 0.3 + random() * 0.5;
  const around = 2 * Math.PI * 32;
  return (
    <>
      <circle cx="122" cy="120" r="32" fill="none" stroke={line} strokeWidth="13" opacity=".4" />
      <circle
        cx="122"
        cy="120"
        r="32"
        fill="none"
        stroke={accent}
        strokeWidth="13"
        strokeDasharray={`${share * around} ${around}`}
        transform="rotate(-90 122 120)"
      />
      {range(4).map((row) => (
        <rect
          key={row}
          x="178"
          y={88 + row * 19}
          width={30 + random() * 40}
          height="9"
          rx="4.5"
          fill={line}
        />
      ))}
    </>
  );
};

const route: Draw = (random, line, accent) => {
  const points = range(4).map((index) => [90 + index * 47, 90 + random() * 60] as const);
  const path = points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y.toFixed(1)}`).join('');
  return (
    <>
      <path d={path} fill="none" stroke={line} strokeWidth="3" strokeDasharray="7 6" />
      {points.map(([x, y], index) => (
        <circle key={x} cx={x} cy={y} r={index === 3 ? 9 : 6} fill={index === 3 ? accent : line} />
      ))}
    </>
  );
};

const DRAWINGS = [bars, curve, board, list, gallery, code, gauge, route];

type CoverArtProps = {
  /** Seeds the picture; the same key draws the same picture. */
  seed: number;
};

/** Draws a decorative picture of software for projects without a preview image. */
export const CoverArt = memo(function CoverArt({ seed }: CoverArtProps) {
  const random = randomFrom(seed);
  const [field, line, accent] = PALETTES[Math.floor(random() * PALETTES.length)]!;
  const draw = DRAWINGS[Math.floor(random() * DRAWINGS.length)]!;
  const gridId = useId();
  const tilt = (random() * 8 - 4).toFixed(1);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      display="block"
      aria-hidden
    >
      <defs>
        <pattern id={gridId} width="20" height="20" patternUnits="userSpaceOnUse">
          <path d="M20 0H0v20" fill="none" stroke="#fff" strokeOpacity=".09" />
        </pattern>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={field} />
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${gridId})`} />
      <circle
        cx={random() * WIDTH}
        cy={random() * HEIGHT}
        r={60 + random() * 50}
        fill={line}
        opacity=".13"
      />
      <g transform={`rotate(${tilt} 160 100)`}>
        <rect x="66" y="44" width="196" height="142" rx="10" fill="#000" opacity=".22" />
        <rect
          x="60"
          y="38"
          width="200"
          height="142"
          rx="10"
          fill={field}
          stroke={line}
          strokeWidth="2"
        />
        <path d="M60 62h200" stroke={line} strokeWidth="2" opacity=".6" />
        <circle cx="73" cy="50" r="3.5" fill={accent} />
        <circle cx="84" cy="50" r="3.5" fill={line} opacity=".7" />
        <rect x="168" y="46" width="80" height="8" rx="4" fill={line} opacity=".35" />
        {draw(random, line, accent)}
      </g>
    </svg>
  );
});
