/** @jest-environment node */
import { unzipSync } from 'fflate';
import { CLAIMS, FEATURED_COUNT, LATEST_COUNT } from '@/config/constants';
import { makeProjectZip } from '../domain/archive/projectZip';
import { makeSeed } from '.';
import { catalogue } from './catalogue';
import { peopleIds } from './people';
import { popularityOf } from './projects';

const seed = makeSeed(7, new Date('2025-10-15T00:00:00Z'));
const entries = catalogue.flatMap(({ entries: projects }) => projects);

describe('the seeded catalogue', () => {
  it('has at least 144 projects in at least 20 categories', () => {
    expect(seed.projects.length).toBeGreaterThanOrEqual(144);
    expect(catalogue.length).toBeGreaterThanOrEqual(20);
    expect(catalogue.every(({ entries: projects }) => projects.length >= 5)).toBe(true);
  });

  it('gives each project a unique title', () => {
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  });

  it.each(entries.map((entry) => [entry.title, entry] as const))(
    'describes %s fully',
    (_title, entry) => {
      expect(entry.title.length).toBeLessThanOrEqual(60);
      expect(entry.shortDescription.length).toBeGreaterThanOrEqual(60);
      expect(entry.shortDescription.length).toBeLessThanOrEqual(180);
      expect(entry.description.length).toBeGreaterThanOrEqual(2);
      expect(entry.features.length).toBeGreaterThanOrEqual(4);
      expect(entry.features.join('')).not.toContain('\n');
      expect(entry.technologies.length).toBeGreaterThanOrEqual(3);
      expect(entry.technologies.join('')).not.toContain(',');
      expect(entry.priceRupees).toBeGreaterThanOrEqual(99);
      expect(entry.priceRupees).toBeLessThanOrEqual(20_000);
      expect(entry.sizeMegabytes).toBeGreaterThan(0);
      expect(entry.popularity).toBeGreaterThanOrEqual(0);
      expect(entry.popularity).toBeLessThanOrEqual(1);
    },
  );

  it('starts with projects of different categories', () => {
    const first = seed.projects.slice(0, 12).map(({ category }) => category);
    expect(new Set(first).size).toBe(12);
  });
});

describe('the seeded packaging', () => {
  it.each(seed.projects.map((project) => [project.title, project] as const))(
    'of %s follows from its days and technologies',
    (_title, { version, changelog, createdAt, updatedAt, requirements, licence, supportDays }) => {
      expect(changelog[0]).toMatchObject({ version, date: updatedAt.slice(0, 10) });
      expect(changelog.at(-1)).toMatchObject({ version: '1.0.0', date: createdAt.slice(0, 10) });
      const dates = changelog.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort().reverse());
      expect(new Set(changelog.map((release) => release.version)).size).toBe(changelog.length);
      expect(changelog.every(({ changes }) => changes.length > 0)).toBe(true);
      expect(requirements.length).toBeGreaterThan(0);
      expect(licence?.name).toBe('Commercial license');
      expect(supportDays).toBe(30);
    },
  );
});

describe('the seeded orders', () => {
  it('have every status, and belong to existing users and projects', () => {
    expect(new Set(seed.orders.map(({ status }) => status))).toEqual(
      new Set(['paid', 'attempted', 'failed', 'refunded']),
    );
    const people = new Set(seed.users.map(({ id }) => id));
    const projects = new Map(seed.projects.map((project) => [project.id, project]));
    for (const { userId, projectId, amountPaise } of seed.orders) {
      expect(people.has(userId)).toBe(true);
      expect(projects.get(projectId)!.pricePaise).toBe(amountPaise);
    }
  });

  it('are later than their project and buyer, and before the anchor day', () => {
    const people = new Map(seed.users.map(({ id, createdAt }) => [id, createdAt]));
    for (const { userId, projectId, createdAt } of seed.orders) {
      const project = seed.projects[projectId - 1]!;
      expect(createdAt > project.createdAt && createdAt > people.get(userId)!).toBe(true);
      expect(createdAt < '2025-10-15').toBe(true);
    }
  });

  it('number 900 within less than two years', () => {
    expect(seed.orders).toHaveLength(900);
    const oldest = seed.orders.map(({ createdAt }) => createdAt).sort()[0]!;
    expect(oldest > '2023-11-15' && oldest < '2024-07-01').toBe(true);
  });

  it('come from more customers than the About page claims', () => {
    const paid = seed.orders.filter(({ status }) => status === 'paid');
    const customers = new Set(paid.map(({ userId }) => userId)).size;
    expect(customers).toBeGreaterThan(Number.parseInt(CLAIMS.happyClients, 10));
  });

  it('leave the new customer without orders', () => {
    expect(seed.orders.some(({ userId }) => userId === peopleIds.newCustomer)).toBe(false);
  });

  it('never use an id twice', () => {
    expect(new Set(seed.orders.map(({ id }) => id)).size).toBe(seed.orders.length);
  });
});

describe('the seeded downloads', () => {
  const key = ({ userId, projectId }: { userId: number; projectId: number }) =>
    `${userId} has ${projectId}`;

  it('are as many as the orders count', () => {
    const counted = seed.orders.filter(({ downloadCount }) => downloadCount > 0);
    for (const order of counted) {
      const own = seed.downloads.filter((download) => key(download) === key(order));
      expect(own).toHaveLength(order.downloadCount);
      expect(own.every(({ createdAt }) => createdAt >= order.createdAt)).toBe(true);
    }
    const total = counted.reduce((sum, { downloadCount }) => sum + downloadCount, 0);
    expect(seed.downloads).toHaveLength(total);
  });

  it('are before the anchor day, oldest first, and deterministic', () => {
    const times = seed.downloads.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort());
    expect(times.at(-1)! < '2025-10-15').toBe(true);
    expect(makeSeed(7, new Date('2025-10-15T00:00:00Z')).downloads).toEqual(seed.downloads);
  });
});

describe('the downloads of a seeded project', () => {
  const salesOf = (projectId: number) =>
    seed.orders.filter((order) => order.projectId === projectId && order.status === 'paid').length;

  it('are those of its buyers', () => {
    for (const { id, downloadCount } of seed.projects) {
      const own = seed.downloads.filter(({ projectId }) => projectId === id);
      expect(downloadCount).toBe(own.length);
    }
  });

  it('follow from its popularity and its time on sale', () => {
    const [newest] = seed.projects;
    const [best] = [...seed.projects].sort((a, b) => b.downloadCount - a.downloadCount);
    expect(newest!.downloadCount).toBeLessThan(best!.downloadCount / 2);
    expect(popularityOf(best!)).toBeGreaterThan(0.75);
    expect(salesOf(best!.id)).toBeGreaterThan(10);
  });

  it('rank other projects first than the newest', () => {
    const byDownloads = [...seed.projects].sort((a, b) => b.downloadCount - a.downloadCount);
    const featured = byDownloads.slice(0, FEATURED_COUNT).map(({ id }) => id);
    const latest = seed.projects.slice(0, LATEST_COUNT).map(({ id }) => id);
    expect(featured.filter((id) => latest.includes(id))).toEqual([]);
  });
});

describe('the seeded conversations', () => {
  it('belong to customers not named in the README', () => {
    const named = new Set<number>(Object.values(peopleIds));
    expect(seed.conversations.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(seed.conversations.some(({ userId }) => named.has(userId))).toBe(false);
  });

  it('are in chronological order, later than their customer, and before the anchor day', () => {
    const people = new Map(seed.users.map((user) => [user.id, user]));
    const times = seed.messages.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort());
    expect(times.at(-1)! < '2025-10-15').toBe(true);
    for (const { id, userId, createdAt } of seed.conversations) {
      const messages = seed.messages.filter(({ conversationId }) => conversationId === id);
      expect(createdAt > people.get(userId)!.createdAt).toBe(true);
      expect(messages[0]!.createdAt).toBe(createdAt);
      for (const { senderId, senderName } of messages) {
        expect(senderName).toBe(people.get(senderId)!.name);
      }
    }
  });

  it('are waiting exactly where no admin has replied', () => {
    for (const { id, status } of seed.conversations) {
      const isAnswered = seed.messages.some(
        ({ conversationId, senderType }) => conversationId === id && senderType === 'admin',
      );
      expect(isAnswered).toBe(status !== 'waiting');
    }
  });
});

describe('the zip file of a project', () => {
  it.each(
    seed.projects
      .filter(({ id }) => id % 12 === 1)
      .map((project) => [project.title, project] as const),
  )('for %s unzips into a source tree as large as it says', (_title, project) => {
    const files = unzipSync(makeProjectZip(project));
    const names = Object.keys(files);
    expect(new Set(names.map((name) => name.split('/')[0])).size).toBe(1);
    expect(names.length).toBeGreaterThanOrEqual(15);
    const readme = names.find((name) => name.endsWith('/README.md'))!;
    expect(new TextDecoder().decode(files[readme])).toContain(project.title);
    expect(names.some((name) => name.endsWith('LICENSE'))).toBe(true);
    const changelog = names.find((name) => name.endsWith('/CHANGELOG.md'))!;
    expect(new TextDecoder().decode(files[changelog])).toContain(`## ${project.version}, `);
    expect(makeProjectZip(project).byteLength).toBe(project.fileSize);
  });

  it('is deterministic', () => {
    const [project] = seed.projects;
    expect(makeProjectZip(project!)).toEqual(makeProjectZip(project!));
  });
});
