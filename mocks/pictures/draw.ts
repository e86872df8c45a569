import { HEIGHT, WIDTH } from './navigation';
import { BODY_SIZE, inset } from './svg';
import { hash, makeTheme } from './theme';
import { unknownProject } from './unknownProject';
import type { ProjectScreens } from './world';
import { worlds } from './worlds';

// Every system has Arial or a metric equivalent, as wide as the layout expects. A missing family
// would cost a lookup in each picture.
const FONTS = 'Arial,sans-serif';

/** Clips what extends beyond the picture, even when it is shown with another aspect ratio. */
const FRAME = { x: 0, y: 0, w: WIDTH, h: HEIGHT };

/** Part of the names of projects that are adapted for an audience. */
const ADAPTED = '-for-';

type Known = { brand: string; screens: ProjectScreens };

const projects: ReadonlyMap<string, Known> = new Map(
  worlds
    .flatMap((world) => Object.entries(world))
    .map(([brand, screens]) => [brand.toLowerCase(), { brand, screens }]),
);

/**
 * Parses `leadwell-sales-pipeline-crm-2.svg`: the slug of the title and the number of the picture.
 */
function readName(name: string) {
  const stem = name.replace(/\.\w+$/, '');
  const [, slug = stem, place = '1'] = /^(.*)-(\d)$/.exec(stem) ?? [];
  return { slug, brand: slug.split('-')[0]!, index: Number(place) - 1 };
}

/** Returns how many screens the project of a brand has; 0 for an unknown one. */
export function countScreens(brand: string): number {
  return projects.get(brand.toLowerCase())?.screens.screens.length ?? 0;
}

/**
 * Draws a screen of a project as SVG; the same name gives the same picture. Adapted projects have
 * the screens of their original in other colours; an unknown project has a plain screen.
 */
export function drawPicture(name: string): string {
  const { slug, brand, index } = readName(name);
  const known = projects.get(brand) ?? unknownProject(slug);
  const { look, sections, screens } = known.screens;
  const turn = slug.includes(ADAPTED) ? hash(slug) >>> 28 : 0;
  const theme = makeTheme(known.brand, look, name, turn);
  const screen = screens[Math.max(0, index) % screens.length]!;
  return [
    // Text with geometric precision is not laid out again for the displayed size.
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FONTS}" font-size="${BODY_SIZE}" text-rendering="geometricPrecision" fill="${theme.ink}">`,
    inset(FRAME, WIDTH, HEIGHT, screen(theme, sections)),
    '</svg>',
  ].join('');
}
