/** @jest-environment node */
import type { Project as SentProject } from './generated/projects.gen';
import {
  readAverage,
  readContents,
  readProject,
  readProjectPage,
  readPurchasedProject,
  readSuggestions,
} from './readCatalog';

const project = {
  id: 4,
  title: 'Clinic',
  category: 'Healthcare',
  short_description: 'Bookings',
  description: 'Bookings\nfor clinics',
  base_price: '10.00',
  download_count: 3,
  is_active: false,
  file_size: 2048,
  preview_images: ['a.png', 'b.png'],
  image_captions: ['Start', ''],
  features: 'One\nTwo',
  technologies: 'React,Node.js',
  rating: 4.6,
  review_count: 3,
  sales_count: 7,
  version: '2.1.0',
  requirements: ['Node.js 20', 'PostgreSQL'],
  changelog: [
    { version: '2.1.0', date: '2025-09-01', changes: ['Dark mode', 'Fixes'] },
    { version: '2.0.0', date: '2025-03-01', changes: [] },
  ],
  licence: { name: 'Commercial', may: ['Sell it'], may_not: ['Resell the source'] },
  support_days: 45,
  documents: ['report', 'slides'],
  suits: ['BCA'],
};
const NOTHING = {
  title: 'Untitled project',
  base_price: 0,
  download_count: 0,
  category: null,
  short_description: '',
  description: '',
  features: '',
  technologies: '',
  is_active: true,
  file_size: null,
  preview_images: [],
  image_captions: [],
  rating: null,
  sales_count: 0,
  version: '',
  requirements: [],
  changelog: [],
  licence: null,
  support_days: null,
  documents: [],
  suits: [],
};

const read = (fields: object) => readProject(fields as SentProject);

describe('a project', () => {
  it('stays as it is when it is complete', () => {
    expect(read(project)).toEqual({ ...project, base_price: 10 });
  });

  it('gets the fields that it lacks', () => {
    const fields = Object.keys(NOTHING);
    const allOf = (value: unknown) => Object.fromEntries(fields.map((name) => [name, value]));
    for (const empty of [{}, allOf(null), allOf(''), allOf(true)]) {
      expect(read({ ...empty, is_active: null })).toMatchObject(NOTHING);
    }
  });

  it('has its fields in the form of the shop', () => {
    for (const [sent, known] of [
      [{ features: ['One, two', 'Three'] }, { features: 'One, two\nThree' }],
      [{ technologies: ['React', 'Node.js'] }, { technologies: 'React,Node.js' }],
      [
        { file_size: '2048', sales_count: '7' },
        { file_size: 2048, sales_count: 7 },
      ],
      [{ preview_images: '["a.png"]' }, { preview_images: ['a.png'] }],
      [{ preview_images: '{"a":1}' }, { preview_images: [] }],
      [{ preview_images: '{' }, { preview_images: [] }],
      // Each caption stays with its picture.
      [{ preview_images: [null, ' b.png ', 3] }, { preview_images: ['', 'b.png', ''] }],
      [{ image_captions: [' A ', 3, 'C'] }, { image_captions: ['A', '', 'C'] }],
      [
        { changelog: { version: 2, changes: 'Dark mode' } },
        { changelog: [{ version: '2', date: '', changes: ['Dark mode'] }] },
      ],
      [
        { changelog: [null, { date: '2025-09-01' }, { version: '1' }, 'x'] },
        { changelog: [{ version: '1', date: '', changes: [] }] },
      ],
      [{ licence: { may: 'Sell it' } }, { licence: { name: '', may: ['Sell it'], may_not: [] } }],
      [{ documents: ['report', 'thesis', 'toString'] }, { documents: ['report'] }],
      [{ suits: 'BCA' }, { suits: ['BCA'] }],
      [{ licence: 'Commercial' }, { licence: null }],
    ]) {
      expect(read({ ...project, ...sent })).toEqual({ ...project, base_price: 10, ...known });
    }
  });

  it('has days of support that are a whole number', () => {
    for (const [value, days] of [
      [0, 0],
      ['120', 120],
      ['about 45', null],
      ['45 days', null],
      [-1, null],
      [4.5, null],
      [true, null],
    ] as const) {
      expect([value, read({ support_days: value }).support_days]).toEqual([value, days]);
    }
  });

  it('has an average only with reviews, and within the stars', () => {
    for (const [average, count, stars] of [
      [4.56, 3, 4.56],
      ['4.60', '3', 4.6],
      [1, 1, 1],
      [5, 12, 5],
      [0.9, 3, null],
      [5.1, 3, null],
      [4, 0, null],
      [4, undefined, null],
      [null, 3, null],
      ['four', 3, null],
      [[4], 3, null],
    ] as const) {
      expect([average, count, readAverage(average, count)]).toEqual([average, count, stars]);
    }
  });

  it('that is owned has the texts and pictures of every project', () => {
    const { title, category, short_description, description, preview_images } = NOTHING;
    expect(readPurchasedProject({ id: 4 } as never)).toStrictEqual({
      id: 4,
      title,
      category,
      short_description,
      description,
      download_count: 0,
      preview_images,
      image_captions: [],
    });
  });
});

describe('a page of the catalogue', () => {
  const pagination = { total: 1, total_pages: 1 };
  const facets = {
    categories: [{ value: 'Education', count: 3 }],
    technologies: [{ value: 'React', count: 2 }],
    price: { min: 10, max: 90, ranges: [{ min: 0, max: 50, count: 1 }] },
    with_demo: 2,
    with_report: 1,
    suits: [{ value: 'BCA', count: 1 }],
    ratings: [{ min_rating: 4, count: 1 }],
  };
  const readPage = (fields: object) => readProjectPage({ projects: [], pagination, ...fields });

  it('has its filters', () => {
    expect(readPage({ facets, did_you_mean: ['clinic'], is_closest: '1' })).toEqual({
      projects: [],
      pagination,
      facets,
      did_you_mean: ['clinic'],
      is_closest: true,
    });
    const open = [{ min: '50', max: null, count: '2' }];
    expect(
      readPage({
        facets: {
          ...facets,
          categories: [{ value: 'Education', count: '3' }],
          price: { min: null, max: '90', ranges: open },
          with_demo: '2',
          with_report: undefined,
          suits: undefined,
          ratings: [{ min_rating: '4', count: '1' }],
        },
      }).facets,
    ).toEqual({
      ...facets,
      with_report: null,
      suits: [],
      price: { min: null, max: 90, ranges: [{ min: 50, max: null, count: 2 }] },
    });
  });

  it('leaves out choices without a value, and keeps the other filters', () => {
    const odd = {
      categories: [...facets.categories, { value: '', count: 1 }, { value: { en: 'Health' } }],
      technologies: [{}, ...facets.technologies],
      ratings: [...facets.ratings, { min_rating: 'many' }],
    };
    expect(readPage({ facets: { ...facets, ...odd } }).facets).toEqual(facets);
  });

  it('has no filters when one of them is of another form', () => {
    for (const odd of [
      { categories: ['Education', null] },
      { technologies: undefined },
      { price: undefined },
      { price: { ranges: [null] } },
      { price: { ranges: {} } },
      { ratings: null },
    ]) {
      expect([odd, readPage({ facets: { ...facets, ...odd } }).facets]).toEqual([odd, null]);
    }
    expect(readPage({})).toMatchObject({ facets: null, did_you_mean: [] });
  });
});

it('suggestions are those that can be read', () => {
  const sent = {
    projects: [
      { id: '4', title: 'Clinic', category: 7 },
      { id: 'four', title: 'Clinic' },
      { id: 5 },
      null,
    ],
    categories: [{ value: 'Education', count: '3' }, { count: 1 }, 'Education'],
  };
  expect(readSuggestions(sent)).toEqual({
    projects: [{ id: 4, title: 'Clinic', category: '7' }],
    categories: [{ value: 'Education', count: 3 }],
  });
  for (const response of [null, 'text', {}, { projects: {}, categories: 3 }]) {
    expect([response, readSuggestions(response)]).toEqual([
      response,
      { projects: [], categories: [] },
    ]);
  }
});

it('the contents of a zip file are counted as stated, or else as listed', () => {
  const files = [
    { path: 'app/start.js', size: '5300' },
    { path: { name: 'app' }, size: null },
    { path: 'README.md', size: 1024 },
  ];
  const listed = [
    { path: 'app/start.js', size: 5300 },
    { path: 'README.md', size: 1024 },
  ];
  for (const [sent, known] of [
    [
      { total_files: '9', total_size: '6324', readme: '# Clinic' },
      { total_files: 9, total_size: 6324, readme: '# Clinic' },
    ],
    [
      { total_size: { bytes: 6324 }, readme: { text: '# Clinic' } },
      { total_files: 3, total_size: 0, readme: null },
    ],
    [{ readme: '' }, { total_files: 3, total_size: 0, readme: null }],
  ]) {
    expect(readContents({ files, ...sent } as never)).toEqual({ files: listed, ...known });
  }
});
