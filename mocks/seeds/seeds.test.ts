import { strFromU8, unzipSync } from 'fflate';
import { CLAIMS, FEATURED_COUNT, LATEST_COUNT } from '@/config/constants';
import categoryGroups from '@/config/content/categoryGroups.json';
import { makeProjectZip } from '../domain/archive/projectZip';
import { makeSampleProject } from '../domain/archive/sampleProject';
import catalogue from './data/catalogue.json';
import { peopleIds } from './people';

import { makeSeed } from '.';

const ANCHOR = new Date('2025-10-15T00:00:00Z');
const seed = makeSeed(7, ANCHOR);
const entries = catalogue.flatMap(({ entries: projects }) => projects);
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

it('a shop of the size one has one of each, and who belongs to them', () => {
  const { users, projects, orders, conversations, messages, downloads } = makeSeed(
    7,
    ANCHOR,
    'one',
  );
  expect([projects, orders, conversations, downloads].map(({ length }) => length)).toEqual(
    Array(4).fill(1),
  );
  const ids = users.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([orders[0]!.userId, conversations[0]!.userId]));
  expect(messages.every(({ conversationId }) => conversationId === conversations[0]!.id)).toBe(
    true,
  );
});

describe('the seeded catalogue', () => {
  it('has as many categories as the shop claims, each in one of its groups', () => {
    const categories = new Set(seed.projects.flatMap(({ category }) => category ?? []));
    expect(categories.size).toBeGreaterThan(Number.parseInt(CLAIMS.categories, 10));
    const grouped = categoryGroups.flatMap((group) => group.categories);
    expect([...categories].sort()).toEqual(grouped.sort());
  });

  it('describes at least 142 projects fully', () => {
    expect(entries.length).toBeGreaterThanOrEqual(142);
    expect(isUnique(entries.map(({ title }) => title))).toBe(true);
    const incomplete = entries.filter(
      ({ title, shortDescription, description, features, technologies, priceRupees }) =>
        title.length > 60 ||
        shortDescription.length < 60 ||
        shortDescription.length > 180 ||
        description.length < 2 ||
        features.length < 4 ||
        technologies.length < 3 ||
        priceRupees < 99,
    );
    expect(incomplete).toEqual([]);
  });

  it('mixes the categories, and features other projects than the latest', () => {
    expect(new Set(seed.projects.slice(0, 12).map(({ category }) => category)).size).toBe(12);
    const byDownloads = [...seed.projects].sort((a, b) => b.downloadCount - a.downloadCount);
    const featured = byDownloads.slice(0, FEATURED_COUNT).map(({ id }) => id);
    const latest = seed.projects.slice(0, LATEST_COUNT).map(({ id }) => id);
    expect(featured.filter((id) => latest.includes(id))).toEqual([]);
  });

  it('gives each project releases that agree with its days', () => {
    const odd = seed.projects.filter(
      ({ version, changelog, createdAt, updatedAt, requirements }) => {
        const [newest, first] = [changelog[0]!, changelog.at(-1)!];
        return (
          newest.version !== version ||
          newest.date !== updatedAt.slice(0, 10) ||
          first.date !== createdAt.slice(0, 10) ||
          requirements.length === 0
        );
      },
    );
    expect(odd.map(({ title }) => title)).toEqual([]);
  });

  it('makes zip files as large as they say, with source, documents, README, license and changelog', () => {
    for (const project of seed.projects.filter(({ id }) => id % 24 === 1)) {
      const zip = makeProjectZip(project);
      const files = unzipSync(zip);
      const names = Object.keys(files).map((name) => name.replace(/^[^/]+\//, ''));
      expect(names).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'CHANGELOG.md']));
      expect({ title: project.title, size: zip.byteLength }).toEqual({
        title: project.title,
        size: project.fileSize,
      });
      const sizes = Object.entries(files).map(([path, { length }]) => ({ path, length }));
      const source = sizes.filter(({ path }) => !/\/(docs|sample-data)\//.test(path));
      expect(source.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThan(20_000);
      const pdfs = sizes.filter(({ path }) => path.endsWith('.pdf'));
      expect(pdfs).toHaveLength(project.documents.length);
      for (const { path } of pdfs)
        expect(strFromU8(files[path]!, true)).toMatch(/^%PDF.+%%EOF\n$/s);
    }
  });
});

/** What a description may promise, and the files that keep the promise. */
const DELIVERABLES: readonly (readonly [promise: RegExp, file: RegExp])[] = [
  [/\btests?\b/, /\btests\//],
  [/Docker Compose/, /docker-compose/],
  [/migrations?\b/, /migrations\//],
  [/(?:sample|seed|demo) data/, /sample-data\//],
  [/dashboard/, /dashboard/],
  [/generator/, /generate/],
  [/notebook/, /\.ipynb$/],
  [/OpenAPI/, /openapi/],
  [/browser client/, /index\.html$/],
  [/reports?\b/, /report/],
  [/slides/, /slides/],
  [/simulator|weights|firmware|importer|fixtures?|models?\b|clips/, /never in a sample/],
];

it('describes only deliverables that the zip file holds', () => {
  const broken = seed.projects.flatMap((project) => {
    const text = project.description.split('\n\n').at(-1)!;
    const files = Object.keys(makeSampleProject(project).files);
    const all = [...files, 'sample-data/'];
    return DELIVERABLES.filter(
      ([promise, file]) => promise.test(text) && !all.some((path) => file.test(path)),
    ).map(([promise]) => `${project.title}: ${promise}`);
  });
  expect(broken).toEqual([]);
});

describe('the seeded orders', () => {
  it('have every status, a buyer, a price and a time that agree with the shop', () => {
    expect(new Set(seed.orders.map(({ status }) => status))).toEqual(
      new Set(['paid', 'attempted', 'failed', 'refunded']),
    );
    expect(isUnique(seed.orders.map(({ id }) => id))).toBe(true);
    const odd = seed.orders.filter(({ userId, projectId, amountPaise, createdAt }) => {
      const [project, buyer] = [seed.projects[projectId - 1]!, seed.users[userId - 1]!];
      return (
        project.pricePaise !== amountPaise ||
        createdAt <= project.createdAt ||
        createdAt <= buyer.createdAt ||
        createdAt >= ANCHOR.toISOString()
      );
    });
    expect(odd).toEqual([]);
  });

  it('come from more customers than the About page claims, none of them the new one', () => {
    const buyers = new Set(
      seed.orders.filter(({ status }) => status === 'paid').map(({ userId }) => userId),
    );
    expect(buyers.size).toBeGreaterThan(Number.parseInt(CLAIMS.happyClients, 10));
    expect(buyers.has(peopleIds.newCustomer)).toBe(false);
  });

  it('count the downloads that there are', () => {
    for (const { id, downloadCount } of seed.projects) {
      expect(seed.downloads.filter(({ projectId }) => projectId === id)).toHaveLength(
        downloadCount,
      );
    }
  });
});

it('writes reviews after the purchase, once each, without unfilled places', () => {
  const paid = new Map(
    seed.orders
      .filter(({ status }) => status === 'paid')
      .map(({ userId, projectId, createdAt }) => [`${userId}-${projectId}`, createdAt]),
  );
  const pairs = seed.reviews.map(({ userId, projectId }) => `${userId}-${projectId}`);
  expect(isUnique(pairs)).toBe(true);
  for (const [index, { createdAt, title, text }] of seed.reviews.entries()) {
    expect(createdAt > paid.get(pairs[index]!)!).toBe(true);
    expect(`${title} ${text}`).not.toMatch(/[{}]|undefined/);
  }
});

it('lets no two reviewers of a project say the same', () => {
  const texts = seed.reviews.filter(({ isHidden }) => !isHidden);
  expect(isUnique(texts.map(({ projectId, text }) => `${projectId} ${text}`))).toBe(true);
});

it('leaves exactly the conversations waiting that no admin has answered', () => {
  for (const { id, status } of seed.conversations) {
    const isAnswered = seed.messages.some(
      ({ conversationId, senderType }) => conversationId === id && senderType === 'admin',
    );
    expect({ id, isAnswered }).toEqual({ id, isAnswered: status !== 'waiting' });
  }
});

it('grows to a large shop that contains the standard one, and is deterministic', () => {
  const large = makeSeed(7, ANCHOR, 'large');
  expect(large.projects).toHaveLength(5000);
  expect(large.orders).toHaveLength(50_000);
  expect(isUnique(large.projects.map(({ title }) => title))).toBe(true);
  expect(large.users.slice(0, seed.users.length)).toEqual(seed.users);
  expect(makeSeed(7, ANCHOR)).toEqual(seed);
});
