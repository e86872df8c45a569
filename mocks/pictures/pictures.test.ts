import { DEFAULT_SEED, makeSeed } from '../seeds';
import { captions } from '../seeds/captions';
import { countScreens, drawPicture } from './draw';

const MOST_BYTES = 14_000;
const MOST_ELEMENTS = 250;
/** Projects that demonstrate missing pictures. */
const WITHOUT_PICTURES = [
  'Cartwheel',
  'Letterbox',
  'Mixvani',
  'Pipeview',
  'Sheetcadence',
  'Streampass',
  'Tarazu',
] as const;

const { projects } = makeSeed(DEFAULT_SEED, new Date('2025-10-15T00:00:00Z'));
const brandOf = (title: string) => /^\w+/.exec(title)![0];
const pictured = projects.filter(({ previewImages }) => previewImages.length > 0);
const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
const pictures = pictured.flatMap(({ title, previewImages }) =>
  previewImages.map((address) => {
    const name = nameOf(address);
    return { title, name, content: drawPicture(name) };
  }),
);
const parse = (content: string) => new DOMParser().parseFromString(content, 'image/svg+xml');

describe('the pictures of seeded projects', () => {
  it('are three to five with a caption each, except for a few projects', () => {
    const others = projects.filter(({ previewImages }) => previewImages.length === 0);
    expect(others.map(({ title }) => brandOf(title)).sort()).toEqual(WITHOUT_PICTURES);
    for (const { title, previewImages, imageCaptions } of pictured) {
      expect([title, countScreens(brandOf(title))]).toEqual([title, previewImages.length]);
      expect(previewImages.length).toBeGreaterThanOrEqual(3);
      expect(previewImages.length).toBeLessThanOrEqual(5);
      expect(imageCaptions).toHaveLength(previewImages.length);
    }
  });

  it('have captions that fit on a line, and no caption without a project', () => {
    const all = Object.values(captions).flat();
    expect(all.filter((caption) => caption.length > 60)).toEqual([]);
    const brands = new Set(projects.map(({ title }) => brandOf(title)));
    expect(Object.keys(captions).filter((brand) => !brands.has(brand))).toEqual([]);
  });

  it('are valid SVG of a fixed size', () => {
    for (const { name, content } of pictures) {
      const { documentElement } = parse(content);
      expect([name, documentElement.nodeName]).toEqual([name, 'svg']);
      expect(documentElement.getAttribute('viewBox')).toBe('0 0 1280 800');
    }
  });

  it('refer to nothing outside, and run nothing', () => {
    for (const { name, content } of pictures) {
      const safe = content.replace('xmlns="http://www.w3.org/2000/svg"', '');
      expect([
        name,
        /<script|<image|<foreignObject|href|url\(|https?:|\son\w+=/i.exec(safe),
      ]).toEqual([name, null]);
    }
  });

  it('are light', () => {
    const heavy = pictures.filter(
      ({ content }) =>
        new TextEncoder().encode(content).length > MOST_BYTES ||
        content.split(/<\w/).length > MOST_ELEMENTS,
    );
    expect(heavy.map(({ name }) => name)).toEqual([]);
  });

  it('contain no NaN or undefined', () => {
    const wrong = pictures.filter(({ content }) => /NaN|undefined|Infinity|\[object/.test(content));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('are all different, and the same each time', () => {
    expect(new Set(pictures.map(({ content }) => content)).size).toBe(pictures.length);
    expect(pictures.filter(({ name, content }) => drawPicture(name) !== content)).toEqual([]);
  });
});

describe('other pictures', () => {
  it('of an adapted project show its original in other colours', () => {
    const [first] = pictures;
    const adapted = drawPicture(first!.name.replace('-1.svg', '-for-bakeries-1.svg'));
    expect(adapted).not.toBe(first!.content);
    const words = (content: string) => parse(content).documentElement.textContent;
    expect(words(adapted)).toBe(words(first!.content));
  });

  it('of an unknown project show its name, escaped', () => {
    const content = drawPicture('<script>-&-"x".png');
    expect(content).not.toContain('<script');
    expect(parse(content).documentElement.textContent).toContain('<script>');
  });
});
