import { toSlug } from './slug';

/** The folder of the demo pages at the backend; builds have them as files. */
export const DEMO_FOLDER = '/uploads/demos/';

/** Returns the path of a seeded project's demo page. */
export const demoPath = (title: string) => `${DEMO_FOLDER}${toSlug(title)}.html`;

/** Returns the file name of a seeded project's picture by its place. */
export const pictureName = (title: string, place: number) => `${toSlug(title)}-${place + 1}.webp`;

/** What a demo page shows, of a project's row. */
type Shown = {
  readonly title: string;
  readonly shortDescription: string;
  readonly features: readonly string[];
  readonly technologies: readonly string[];
  readonly previewImages: readonly string[];
  readonly imageCaptions: readonly string[];
};

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; --soft: light-dark(#eef2f8, #1b2432); --line: light-dark(#d3dbe6, #344054); --muted: light-dark(#4a5568, #b3bfce) }
* { box-sizing: border-box }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; background: light-dark(#fff, #11171f); color: light-dark(#17202c, #eef2f7); overflow-wrap: anywhere }
header { padding: clamp(1.5rem, 5vw, 4rem) 0; background: var(--soft); border-bottom: 1px solid var(--line) }
header > div, main { width: min(70rem, 100% - 2rem); margin: auto }
h1 { margin: 0 0 .5rem; font-size: clamp(1.6rem, 1rem + 3vw, 2.75rem); line-height: 1.15 }
h2 { margin: 2.5rem 0 1rem; font-size: 1.35rem }
p { margin: 0; max-width: 65ch }
.tag { margin-bottom: .75rem; font-size: .875rem; font-weight: 650; color: var(--muted) }
.pictures { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)) }
figure { margin: 0; border: 1px solid var(--line); border-radius: .75rem; overflow: hidden }
img { display: block; width: 100%; height: auto; background: var(--soft) }
figcaption { padding: .75rem 1rem; color: var(--muted) }
ul { display: grid; gap: .5rem 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); margin: 0; padding-left: 1.25rem }
footer { margin: 3rem 0 2rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--muted) }`;

const toFigure = (image: string, caption = '') =>
  `<figure><img src="../images/${escape(image.slice(image.lastIndexOf('/') + 1))}" alt="${escape(caption)}" width="424" height="265"><figcaption>${escape(caption)}</figcaption></figure>`;

/** Returns the demo page of a project as HTML without scripts: its pictures, features and technologies. */
export function makeDemoPage(project: Shown): string {
  const { title, shortDescription, features, technologies, previewImages, imageCaptions } = project;
  const figures = previewImages.map((image, index) => toFigure(image, imageCaptions[index]));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escape(title)}: demo</title>
<style>${STYLE}</style>
</head>
<body>
<header><div>
<p class="tag">Demo with sample data</p>
<h1>${escape(title)}</h1>
<p>${escape(shortDescription)}</p>
</div></header>
<main>
<h2>Screens</h2>
<div class="pictures">${figures.join('')}</div>
<h2>What it does</h2>
<ul>${features.map((feature) => `<li>${escape(feature)}</li>`).join('')}</ul>
<footer><p>Built with ${escape(technologies.join(', '))}. All names and figures are invented.</p></footer>
</main>
</body>
</html>
`;
}
