/** @jest-environment node */
import { memoryFiles } from '../persistence/memoryFiles';
import { makeSeed } from '../seeds';
import { listProjects, toProject } from './catalogue';
import type { DomainContext } from './context';
import { makeStore } from './store';

const store = makeStore(makeSeed(7, new Date('2025-10-15T00:00:00Z')));
const context: DomainContext = {
  files: memoryFiles(),
  store,
  now: () => new Date('2025-10-15T09:00:00Z'),
  seed: 7,
};
const rows = store.projects.all();

describe('a project', () => {
  it('comes in every form that openapi.yaml allows', () => {
    const projects = rows.map((row) => toProject(context, row));
    expect(new Set(projects.map(({ base_price }) => typeof base_price))).toEqual(
      new Set(['number', 'string']),
    );
    const images = projects.map(({ preview_images }) => preview_images);
    expect(images).toContain(null);
    expect(images).toContainEqual([]);
    expect(images).toContainEqual(
      expect.arrayContaining([expect.stringMatching(/^\/uploads\/images\/[a-z0-9-]+\.webp$/)]),
    );
    expect(images).toContainEqual(expect.stringMatching(/^\["[a-z0-9-]+\.webp",/));
    expect(projects.filter(({ category }) => category === null)).toHaveLength(1);
    expect(projects.filter(({ file_size }) => file_size === null)).toHaveLength(1);
  });
});

describe('a search', () => {
  /** Each search with the title that it shows first. */
  const searches = {
    'hospital management': 'Vaidyaloka Hospital Information System',
    'hospital management system': 'Vaidyaloka Hospital Information System',
    'library management': 'Stacksmith Library Catalogue',
    'online exam': 'Examhall Online Test Engine',
    'inventory management': 'Stockroom Multi-Warehouse Inventory',
    'hotel booking': 'Innkeeper Hotel Reservation System',
    'react crm': 'Leadwell Sales Pipeline CRM',
    'php school': 'Classchat Student and Parent Messenger',
    'management school': 'Gurukulam School Management System',
    ecommerce: 'Bazaarline Multi-Vendor Marketplace',
    'java payroll': 'Vetanam Payroll Engine',
    'billing software': 'Kirana Ledger Billing and Stock',
    'restaurant pos': 'Thaliboard Restaurant POS',
    'food delivery': 'Dabbadash Food Delivery App Suite',
    'repcount gym membership manager': 'Repcount Gym Membership Manager',
  };
  const find = (search: string) => listProjects(context, { search });

  it('shows the best match first', () => {
    const first = Object.keys(searches).map((search) => [search, find(search).projects[0]?.title]);
    expect(Object.fromEntries(first)).toEqual(searches);
  });

  it('keeps an order that was asked for', () => {
    const { projects } = listProjects(context, { search: 'hospital', sort: 'title', order: 'ASC' });
    const titles = projects.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((one, other) => (one < other ? -1 : 1)));
  });

  it('shows what has most of its words, and the whole search with its spelling corrected', () => {
    expect(find('blockchain hospital')).toMatchObject({ is_closest: true });
    expect(find('blockchain hospital').projects[0]!.title).toMatch('Hospital');
    expect(find('hospitl managment').corrected).toBe('hospital management');
    expect(find('node.js restaurnt').corrected).toBe('nodejs restaurant');
    expect(find('zzqx blockchain hospital').projects).toEqual([]);
    expect(find('hospital')).not.toHaveProperty('is_closest');
  });
});
