import { randomFrom } from '@/lib/random';

/** The accent colours by name; each is legible under white text. */
const ACCENTS = {
  teal: '#0F766E',
  blue: '#2458D8',
  sky: '#0369A1',
  indigo: '#4338CA',
  violet: '#7C3AED',
  plum: '#86198F',
  pink: '#BE185D',
  red: '#C2263A',
  brick: '#B0391C',
  orange: '#C2410C',
  amber: '#A15C07',
  olive: '#5F6B12',
  green: '#15803D',
  forest: '#166052',
  slate: '#334155',
  brown: '#7B4A2B',
} as const;

const ACCENT_NAMES = Object.keys(ACCENTS) as (keyof typeof ACCENTS)[];

type Scheme = 'light' | 'dark' | 'warm';
/** The position and weight of the navigation. */
export type FrameName = 'side' | 'pale' | 'bold' | 'rail' | 'top' | 'bar' | 'site';
type Face = 'sans' | 'serif' | 'mono';
/** An accent, a scheme, a frame and optionally the typeface of headings. */
export type Look =
  | `${keyof typeof ACCENTS} ${Scheme} ${FrameName}`
  | `${keyof typeof ACCENTS} ${Scheme} ${FrameName} ${Face}`;

/** The meaning of a status, which selects its colour. */
export type Tone = 'good' | 'warn' | 'bad' | 'accent' | 'plain';

/** The colours and shapes of all screens of a project. */
export type Theme = {
  brand: string;
  frame: FrameName;
  isDark: boolean;
  ground: string;
  surface: string;
  line: string;
  ink: string;
  muted: string;
  accent: string;
  /** The accent as text on the surface. */
  deep: string;
  /** The accent as a tinted area on the surface. */
  soft: string;
  /** Text and area of a status. */
  tones: Readonly<Record<Tone, readonly [ink: string, area: string]>>;
  /** Colours of the series of a chart. */
  series: readonly string[];
  radius: number;
  weight: number;
  headingFont: string | undefined;
  /** Padding of cards. */
  pad: number;
  random: () => number;
};

const FACES: Record<Face, string | undefined> = {
  sans: undefined,
  serif: "Georgia,'Times New Roman',serif",
  mono: "ui-monospace,Menlo,Consolas,'Liberation Mono',monospace",
};

/** The typeface of code. */
export const MONO = FACES.mono!;

const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Mixes two colours; a `share` of 0 is the first. */
export function mix(one: string, other: string, share: number): string {
  const second = channels(other);
  return `#${channels(one)
    .map((value, index) => Math.round(value + (second[index]! - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

const GROUNDS: Record<Scheme, readonly [ground: string, surface: string]> = {
  light: ['#F4F6FA', '#FFFFFF'],
  warm: ['#F8F3EA', '#FFFDF8'],
  dark: ['#0D1118', '#171D27'],
};

function makeTones(accent: string, surface: string, isDark: boolean): Theme['tones'] {
  const tone = (colour: string) =>
    [
      isDark ? mix(colour, '#FFFFFF', 0.45) : mix(colour, '#000000', 0.12),
      mix(surface, colour, isDark ? 0.28 : 0.13),
    ] as const;
  return {
    good: tone('#16914A'),
    warn: tone('#C27803'),
    bad: tone('#D92D3A'),
    accent: tone(accent),
    plain: tone('#64748B'),
  };
}

/** Returns a hash of a text. */
export function hash(content: string): number {
  return Array.from(content).reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619),
    2166136261,
  );
}

/** Returns a project's theme; `turn` shifts the accent of adapted projects. */
export function makeTheme(brand: string, look: Look, seed: string, turn = 0): Theme {
  const [name, scheme, frame, face = 'sans'] = look.split(' ') as [
    keyof typeof ACCENTS,
    Scheme,
    FrameName,
    Face?,
  ];
  const turned = ACCENT_NAMES[(ACCENT_NAMES.indexOf(name) + turn) % ACCENT_NAMES.length]!;
  const base = ACCENTS[turned];
  const isDark = scheme === 'dark';
  const [plainGround, plainSurface] = GROUNDS[scheme];
  const ground = mix(plainGround, base, isDark ? 0.06 : 0.03);
  const surface = isDark ? mix(plainSurface, base, 0.07) : plainSurface;
  const accent = isDark ? mix(base, '#FFFFFF', 0.12) : base;
  const character = randomFrom(hash(brand));
  const other = ACCENTS[ACCENT_NAMES[(ACCENT_NAMES.indexOf(turned) + 5) % ACCENT_NAMES.length]!];
  return {
    brand,
    frame,
    isDark,
    ground,
    surface,
    line: mix(surface, isDark ? '#FFFFFF' : base, isDark ? 0.12 : 0.14),
    ink: isDark ? '#EDF1F7' : mix('#10151F', base, 0.12),
    muted: isDark ? '#9CA8BA' : mix('#566274', base, 0.1),
    accent,
    deep: isDark ? mix(base, '#FFFFFF', 0.55) : mix(base, '#000000', 0.08),
    soft: mix(surface, base, isDark ? 0.34 : 0.1),
    tones: makeTones(base, surface, isDark),
    series: [accent, mix(other, '#FFFFFF', 0.25), '#E0A11B', '#5B8DEF', '#2FA58A', '#D9668B'],
    radius: [4, 10, 16][Math.floor(character() * 3)]!,
    weight: [600, 700, 800][Math.floor(character() * 3)]!,
    headingFont: FACES[face],
    pad: 20,
    random: randomFrom(hash(seed)),
  };
}
