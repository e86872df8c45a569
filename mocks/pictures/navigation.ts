import { avatar } from './layout';
import { circle, rect, round, stroke, text, widthOf } from './svg';
import { mix, type FrameName, type Theme } from './theme';

export const WIDTH = 1280;
export const HEIGHT = 800;

/** Scale of pages, which keeps them legible on small cards. */
export const ZOOM = 1.125;
/** The area of a page before scaling. */
export const PAGE = { x: 0, y: 0, w: Math.ceil(WIDTH / ZOOM), h: Math.ceil(HEIGHT / ZOOM) };

const GLYPHS = [
  'M2 2h6v6H2zM11 2h6v6h-6zM2 11h6v6H2zM11 11h6v6h-6z',
  'M2 4h15M2 9.500h15M2 15h15',
  'M3 17V9M9.500 17V3M16 17v-6',
  'M9.500 9a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 18q1-7 7.500-7t7.500 7',
  'M2 4h15v13H2zM2 8h15M6 1v4M13 1v4',
  'M2 6l7.500-4L17 6v8l-7.500 4L2 14zM2 6l7.500 4L17 6M9.500 10v8',
  'M2 3h15v11H8l-4 4v-4H2z',
  'M4 1h8l4 4v13H4zM7 10h6M7 14h6',
];

/** Draws the symbol of a section. */
export const glyph = (x: number, y: number, index: number, colour: string) =>
  `<path transform="translate(${round(x)} ${round(y)})" d="${GLYPHS[index % GLYPHS.length]}" fill="none" stroke="${colour}" stroke-width="1.8"/>`;

const mark = (theme: Theme, x: number, y: number, colour: string, ink: string) =>
  rect({ x, y, w: 36, h: 36 }, colour, { r: Math.min(12, theme.radius + 2) }) +
  text(x + 18, y + 26, theme.brand[0]!, { size: 22, weight: 800, fill: ink, anchor: 'middle' });

type NavColours = { area: string; ink: string; muted: string; chosen: string; chosenInk: string };

function navColours(theme: Theme): NavColours {
  if (theme.frame === 'bold' || theme.frame === 'top') {
    const area = theme.isDark ? mix(theme.accent, '#000000', 0.35) : theme.accent;
    return { area, ink: '#FFFFFF', muted: '#FFFFFFD0', chosen: '#FFFFFF2E', chosenInk: '#FFFFFF' };
  }
  if (theme.frame === 'side' || theme.frame === 'rail') {
    const area = mix('#0E141F', theme.accent, 0.16);
    return { area, ink: '#FFFFFF', muted: '#B5C0D2', chosen: theme.accent, chosenInk: '#FFFFFF' };
  }
  const { surface, ink, muted, soft, deep } = theme;
  return { area: surface, ink, muted, chosen: soft, chosenInk: deep };
}

function sideBar(theme: Theme, sections: readonly string[], active: number): string {
  const w = 200;
  const { area, ink, muted, chosen, chosenInk } = navColours(theme);
  const entries = sections.map((section, index) => {
    const y = 98 + index * 50;
    const isChosen = index === active;
    return [
      isChosen
        ? rect({ x: 14, y: y - 13, w: w - 28, h: 44 }, chosen, { r: Math.min(12, theme.radius) })
        : '',
      glyph(30, y, index, isChosen ? chosenInk : muted),
      text(60, y + 15, section, {
        weight: isChosen ? 700 : undefined,
        fill: isChosen ? chosenInk : muted,
        max: w - 76,
      }),
    ].join('');
  });
  const [person, role] = PEOPLE[theme.brand.length % PEOPLE.length]!;
  return [
    rect({ x: 0, y: 0, w, h: PAGE.h }, area),
    theme.frame === 'pale' ? stroke(`M${w} 0v${PAGE.h}`, theme.line) : '',
    mark(
      theme,
      22,
      24,
      theme.frame === 'bold' ? '#FFFFFF' : theme.accent,
      theme.frame === 'bold' ? theme.accent : '#FFFFFF',
    ),
    text(70, 50, theme.brand, {
      size: Math.min(20, (20 * 112) / widthOf(theme.brand, 20, 800)),
      weight: 800,
      fill: ink,
      max: w - 82,
      font: theme.headingFont,
    }),
    ...entries,
    avatar(theme, 40, PAGE.h - 44, 18, person),
    text(68, PAGE.h - 48, person, { size: 15, weight: 600, fill: ink, max: w - 80 }),
    text(68, PAGE.h - 29, role, { size: 13, fill: muted, max: w - 80 }),
  ].join('');
}

const PEOPLE = [
  ['Asha Rao', 'Administrator'],
  ['Vikram Shetty', 'Manager'],
  ['Meera Nair', 'Owner'],
  ['Imran Khan', 'Supervisor'],
  ['Kavya Reddy', 'Operations'],
  ['Arjun Patel', 'Team lead'],
  ['Fatima Sheikh', 'Coordinator'],
] as const;

function rail(theme: Theme, sections: readonly string[], active: number): string {
  const { area, muted, chosen, chosenInk } = navColours(theme);
  return [
    rect({ x: 0, y: 0, w: 76, h: PAGE.h }, area),
    mark(theme, 20, 22, theme.accent, '#FFFFFF'),
    ...sections.map((_section, index) => {
      const y = 96 + index * 62;
      const isChosen = index === active;
      return (
        (isChosen ? rect({ x: 14, y, w: 48, h: 48 }, chosen, { r: 12 }) : '') +
        glyph(28, y + 14, index, isChosen ? chosenInk : muted)
      );
    }),
    avatar(theme, 38, PAGE.h - 42, 19, PEOPLE[theme.brand.length % PEOPLE.length]![0]),
  ].join('');
}

function topBar(theme: Theme, sections: readonly string[], active: number): string {
  const { area, ink, muted, chosenInk } = navColours(theme);
  const isBold = theme.frame === 'top';
  let x = 62 + 28 + widthOf(theme.brand, 22, 800) + 34;
  const entries = sections.map((section, index) => {
    const isChosen = index === active;
    const w = widthOf(section, 16, isChosen ? 700 : 400);
    const left = x;
    x += w + 32;
    if (x > PAGE.w - 90) return '';
    return (
      text(left, 45, section, {
        weight: isChosen ? 700 : undefined,
        fill: isChosen ? chosenInk : muted,
      }) +
      (isChosen
        ? rect({ x: left, y: 68, w, h: 4 }, isBold ? '#FFFFFF' : theme.accent, { r: 2 })
        : '')
    );
  });
  return [
    rect({ ...PAGE, h: 72 }, area),
    isBold ? '' : stroke(`M0 72h${PAGE.w}`, theme.line),
    mark(theme, 28, 18, isBold ? '#FFFFFF' : theme.accent, isBold ? theme.accent : '#FFFFFF'),
    text(76, 45, theme.brand, { size: 22, weight: 800, fill: ink, font: theme.headingFont }),
    ...entries,
    avatar(theme, PAGE.w - 48, 36, 19, PEOPLE[theme.brand.length % PEOPLE.length]![0]),
  ].join('');
}

/** A browser's window around a public page. */
function siteBar(theme: Theme, sections: readonly string[], active: number): string {
  const address = `${theme.brand.toLowerCase()}.in`;
  const links = [...sections].slice(0, 5);
  let x = PAGE.w - 190;
  const entries = links
    .map((section, index) => ({ section, index }))
    .reverse()
    .map(({ section, index }) => {
      x -= widthOf(section, 16, 600) + 30;
      return text(x, 89, section, {
        weight: index === active ? 700 : undefined,
        fill: index === active ? theme.deep : theme.muted,
      });
    });
  return [
    rect({ ...PAGE, h: 48 }, theme.isDark ? '#0A0E14' : '#DFE3EA'),
    circle(26, 24, 7, '#F0655A'),
    circle(50, 24, 7, '#F2BD44'),
    circle(74, 24, 7, '#4CC26A'),
    rect({ x: 290, y: 9, w: 560, h: 30 }, theme.surface, { r: 15 }),
    text(570, 29, address, { size: 15, fill: theme.muted, anchor: 'middle' }),
    rect({ x: 0, y: 48, w: PAGE.w, h: 70 }, theme.surface),
    stroke(`M0 118h${PAGE.w}`, theme.line),
    mark(theme, 40, 65, theme.accent, '#FFFFFF'),
    text(88, 92, theme.brand, { size: 24, weight: 800, font: theme.headingFont }),
    ...entries,
    rect({ x: PAGE.w - 160, y: 62, w: 120, h: 42 }, theme.accent, {
      r: Math.min(21, theme.radius + 2),
    }),
    text(PAGE.w - 100, 89, 'Sign in', { weight: 600, fill: '#FFFFFF', anchor: 'middle' }),
  ].join('');
}

type Draw = (theme: Theme, sections: readonly string[], active: number) => string;

/** The navigation of each frame, and where the content begins. */
export const navigation: Readonly<Record<FrameName, { draw: Draw; left: number; top: number }>> = {
  side: { draw: sideBar, left: 200, top: 0 },
  pale: { draw: sideBar, left: 200, top: 0 },
  bold: { draw: sideBar, left: 200, top: 0 },
  rail: { draw: rail, left: 76, top: 0 },
  top: { draw: topBar, left: 0, top: 72 },
  bar: { draw: topBar, left: 0, top: 72 },
  site: { draw: siteBar, left: 0, top: 118 },
};
