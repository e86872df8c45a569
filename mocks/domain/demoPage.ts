import demos from '../seeds/data/demos.json';
import { toSlug } from './slug';

/** The folder of the demo pages at the backend; builds have them as files. */
export const DEMO_FOLDER = '/uploads/demos/';

/** The script of every demo page, `mocks/demo`. */
export const DEMO_SCRIPT = '/demo-app.js';

/** Returns the path of a seeded project's demo page. */
export const demoPath = (title: string) => `${DEMO_FOLDER}${toSlug(title)}.html`;

/** Returns the file name of a seeded project's picture by its place. */
export const pictureName = (title: string, place: number) => `${toSlug(title)}-${place + 1}.webp`;

/** A name, whom or what it belongs to, a number and a state. */
export type DemoRecord = [name: string, of: string, amount: number, state: string];

/** What a demo works with. */
export type DemoContent = {
  title: string;
  features: readonly string[];
  technologies: readonly string[];
  /** What a record is, in the singular. */
  thing: string;
  /** The names of a record's fields. */
  columns: [string, string, string, string];
  /** Each state with the colour in which Material UI shows it. */
  states: Readonly<Record<string, string>>;
  records: readonly DemoRecord[];
  /** The colours of the project's pictures: of its side bar, and of what can be pressed. */
  colours: readonly [side: string, accent: string];
};

/** What a demo page shows, of a project's row. */
type Shown = Pick<DemoContent, 'title' | 'features' | 'technologies'> & { category: string | null };

type Kind = Pick<DemoContent, 'thing' | 'columns' | 'states'> & {
  categories: readonly string[];
  rows: DemoRecord[];
};
const kinds = demos.kinds as unknown as readonly Kind[];
const coloursOf: Readonly<Record<string, readonly string[]>> = demos.colours;
const PLAIN = ['#ffffff', '#1f5fbf'];

/** Returns what the demo of a project works with; a category without records of its own has those of the first. */
export function toDemoContent({ title, category, features, technologies }: Shown): DemoContent {
  const own = kinds.find(({ categories }) => categories.includes(category ?? ''));
  const { thing, columns, states, rows } = own ?? kinds[0]!;
  const [side, accent] = (coloursOf[toSlug(title)] ?? PLAIN) as [string, string];
  return {
    ...{ title, features, technologies, thing, columns, states },
    records: rows,
    colours: [side, accent],
  };
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns the demo page of a project as HTML: what the demo works with, and its script. */
export const makeDemoPage = (project: Shown): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escape(project.title)}: demo</title>
<script type="application/json" id="content">${JSON.stringify(toDemoContent(project)).replaceAll('<', '\\u003c')}</script>
<script src="${DEMO_SCRIPT}" defer></script>
</head>
<body>
<noscript>The demo of ${escape(project.title)} needs JavaScript.</noscript>
<div id="root"></div>
</body>
</html>
`;
