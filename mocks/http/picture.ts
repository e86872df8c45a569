import { randomFrom } from '../domain/random';

const WIDTH = 1280;
const HEIGHT = 800;
/** Default size in pixels. */
const SHOWN_AT = 'width="1200" height="750"';
const FIELDS = ['#16337A', '#0F4F4A', '#5A2473', '#7A2A2A', '#274029', '#463A12'];
const INKS = ['#A9C4FF', '#8FE3D6', '#E3B6FF', '#FFC2B0', '#BFE3B4', '#F3DD96'];

function hash(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619),
    2166136261,
  );
}

/** Draws a screenshot as SVG; the same name gives the same picture. */
export function drawPicture(name: string): string {
  const random = randomFrom(hash(name));
  const choice = Math.floor(random() * FIELDS.length);
  const ink = INKS[choice]!;
  const tiles = Array.from({ length: 12 }, (_entry, index) => {
    const x = 400 + (index % 4) * 195;
    const y = 240 + Math.floor(index / 4) * 160;
    const opacity = (0.25 + random() * 0.7).toFixed(2);
    return `<rect x="${x}" y="${y}" width="175" height="140" rx="12" opacity="${opacity}"/>`;
  });
  const rows = Array.from({ length: 7 }, (_entry, index) => {
    const width = Math.round(90 + random() * 110);
    return `<rect x="130" y="${250 + index * 62}" width="${width}" height="22" rx="11" opacity=".8"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${SHOWN_AT} viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${FIELDS[choice]}"/>`,
    `<rect x="80" y="90" width="1120" height="650" rx="24" fill="none" stroke="${ink}" stroke-width="6"/>`,
    `<path d="M80 190h1120M350 190v550" stroke="${ink}" stroke-width="4" opacity=".6"/>`,
    `<g fill="${ink}"><circle cx="130" cy="140" r="14"/><circle cx="172" cy="140" r="14" opacity=".5"/>`,
    ...rows,
    ...tiles,
    '</g></svg>',
  ].join('');
}
