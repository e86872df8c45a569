/** @jest-environment node */
import type { AdminProject } from './generated/admin.gen';
import type { Project, PurchasedProject } from './generated/projects.gen';
import { readAdminProject, readProject, readPurchasedProject } from './readCatalog';

const project = {
  id: 4,
  title: 'Clinic',
  base_price: '10.00',
  preview_images: ['a.png'],
  rating: null,
  version: undefined,
} as Partial<Project> as Project;

it('a price is a number, whether it is sent as one or as text', () => {
  for (const [sent, rupees] of [
    ['10.00', 10],
    [10.5, 10.5],
    [0, 0],
  ] as const) {
    expect(readProject({ ...project, base_price: sent }).base_price).toBe(rupees);
    const ofAdmin = { ...project, base_price: sent, revenue: sent } as AdminProject;
    expect(readAdminProject(ofAdmin)).toMatchObject({ base_price: rupees, revenue: rupees });
  }
});

it('pictures are a list, whether they are sent as one or as its JSON text', () => {
  for (const [sent, pictures] of [
    [
      ['a.png', 'b.png'],
      ['a.png', 'b.png'],
    ],
    ['["a.png","b.png"]', ['a.png', 'b.png']],
    ['[]', []],
    [null, []],
    [undefined, []],
    ['{"a":1}', []],
    ['{', []],
  ] as const) {
    const changes = { preview_images: sent } as Partial<Project>;
    for (const read of [
      readProject({ ...project, ...changes }),
      readPurchasedProject({ ...project, ...changes } as unknown as PurchasedProject),
      readAdminProject({ ...project, ...changes } as AdminProject),
    ]) {
      expect([sent, read.preview_images]).toEqual([sent, pictures]);
    }
  }
});

it('focal points are those that lie within a picture', () => {
  const inside = { image: 'a.png', x: 0, y: 1 };
  const outside = [{ x: -0.01 }, { y: 1.01 }, { x: '0.5' }, { y: NaN }, { image: 4 }];
  for (const [sent, points] of [
    [[inside, ...outside.map((changes) => ({ ...inside, ...changes })), null], [inside]],
    [null, []],
    ['center', []],
  ]) {
    const changed = { ...project, focal_points: sent } as Project;
    expect(readProject(changed).focal_points).toEqual(points);
  }
});

it('every other field stays as it was sent', () => {
  expect(readProject(project)).toStrictEqual({ ...project, base_price: 10 });
});
