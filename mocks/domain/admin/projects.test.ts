/** @jest-environment node */
import { readArguments } from '../../http/readArguments';
import { peopleIds } from '../../seeds/people';
import { listProjects, toRupees } from '../catalogue';
import { DomainError } from '../errors';
import { downloadProject } from '../downloads';
import { createOrder } from '../orders';
import { makeZip, openShop, pictures, projectInput, uploadFile } from './fakes';
import {
  createProject,
  deleteProject,
  getAdminProject,
  listAdminProjects,
  updateProject,
  updateProjectStatus,
} from './projects';

const OWNED_BY_ASHA = 12;

function fieldErrorsOf(work: () => unknown): DomainError['fields'] {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error.fields;
    throw error;
  }
  return undefined;
}

describe("the admin's list of projects", () => {
  const { store, context } = openShop();
  const list = (query: string) =>
    listAdminProjects(context, readArguments('listAdminProjects', new URLSearchParams(query)));

  it('includes inactive projects, with their sales', () => {
    expect(list('').pagination.total).toBe(store.projects.all().length);
    const paid = store.orders
      .where('projectId', OWNED_BY_ASHA)
      .filter(({ status }) => status === 'paid');
    const title = store.projects.get(OWNED_BY_ASHA)!.title;
    const row = list(`search=${encodeURIComponent(title)}`).projects[0]!;
    expect(row).toMatchObject({
      id: OWNED_BY_ASHA,
      sales: paid.length,
      revenue: toRupees(paid.reduce((paise, { amountPaise }) => paise + amountPaise, 0)),
      has_payments: true,
      file_name: null,
    });
  });

  it('counts only completed payments as sales, but reports payments of any status', () => {
    const withoutSales = list('limit=100&sort=sales&order=ASC').projects.find(
      ({ has_payments, sales }) => has_payments && sales === 0,
    )!;
    const statuses = store.orders.where('projectId', withoutSales.id).map(({ status }) => status);
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses).not.toContain('paid');
  });
});

describe('adding a project', () => {
  it('lists it in the shop with its entries cleaned up', () => {
    const { store, context } = openShop();
    const { project } = createProject(context, { ...projectInput, title: '  Leadwell \n Two ' });
    expect(project).toMatchObject({
      id: 145,
      title: 'Leadwell Two',
      download_count: 0,
      created_at: '2025-10-15T09:00:00.000Z',
      updated_at: '2025-10-15T09:00:00.000Z',
      file_size: null,
      file_name: null,
      features: 'Kanban pipeline\nQuotes with GST',
      technologies: 'React, Node.js, PostgreSQL',
      sales: 0,
      has_payments: false,
    });
    expect(Number(project.base_price)).toBe(4999.5);
    expect(Number(project.revenue)).toBe(0);
    expect(store.projects.get(145)!.previewImages).toEqual(projectInput.preview_images);
    expect(listProjects(context, {}).projects[0]!.id).toBe(145);
  });
});

describe('changing a project', () => {
  it('fails if another admin changed it first', async () => {
    const { context } = openShop();
    const { updated_at } = getAdminProject(context, 4).project;
    const input = { ...projectInput, expected_updated_at: updated_at };
    await updateProject(context, 4, input);
    await expect(updateProject(context, 4, { ...input, title: 'Slower' })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Another admin has changed this project in the meantime',
    });
    expect(getAdminProject(context, 4).project.title).toBe(projectInput.title);
  });
});

describe("a project's file", () => {
  it("is downloaded byte for byte and sets the project's file size and name", async () => {
    const { store, context } = openShop();
    const asha = store.users.get(peopleIds.asha)!;
    const zip = makeZip('The real thing');
    const upload = await uploadFile(context, 'archive', zip, 'real.zip');
    const { project } = await updateProject(context, OWNED_BY_ASHA, {
      ...projectInput,
      file_upload_id: upload.id,
    });
    expect(project).toMatchObject({ file_name: 'real.zip', file_size: zip.size });
    const file = await downloadProject(context, asha, store.projects.get(OWNED_BY_ASHA)!);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(
      new Uint8Array(await zip.arrayBuffer()),
    );
  });

  it('must be a complete zip file', async () => {
    const { context } = openShop();
    const picture = await uploadFile(context, 'image', pictures.png);
    const errors = fieldErrorsOf(() =>
      createProject(context, { ...projectInput, file_upload_id: picture.id }),
    );
    expect(errors).toEqual({ file_upload_id: expect.any(String) });
  });
});

describe('taking a project off sale', () => {
  it('hides it from the shop and from buyers, but not from its owners', async () => {
    const { store, context } = openShop();
    const { project } = updateProjectStatus(context, OWNED_BY_ASHA, { is_active: false });
    expect(project.is_active).toBe(false);
    const shown = listProjects(context, { search: project.title }).projects;
    expect(shown.map(({ id }) => id)).not.toContain(OWNED_BY_ASHA);
    const newCustomer = store.users.get(peopleIds.newCustomer)!;
    const order = { projectId: OWNED_BY_ASHA, amount: Number(project.base_price) };
    expect(() => createOrder(context, newCustomer, order)).toThrow('not for sale');
    const asha = store.users.get(peopleIds.asha)!;
    const file = await downloadProject(context, asha, store.projects.get(OWNED_BY_ASHA)!);
    expect(file.size).toBeGreaterThan(0);
  });
});

describe('removing a project', () => {
  it('removes it from the shop with its files', async () => {
    const { store, context } = openShop();
    const zip = await uploadFile(context, 'archive', makeZip('One'));
    const picture = await uploadFile(context, 'image', pictures.png);
    const { project } = createProject(context, {
      ...projectInput,
      file_upload_id: zip.id,
      preview_images: [picture.address],
    });
    expect(await deleteProject(context, project.id)).toEqual({
      success: true,
      message: 'Project removed',
    });
    expect(() => getAdminProject(context, project.id)).toThrow('Project not found');
    expect(store.uploads.all()).toEqual([]);
    expect(await context.files.read(zip.id)).toBeUndefined();
    expect(createProject(context, projectInput).project.id).toBe(project.id + 1);
  });

  it('fails if there is a payment of any status', async () => {
    const { store, context } = openShop();
    for (const status of ['created', 'attempted', 'paid', 'failed', 'refunded'] as const) {
      const { id } = createProject(context, projectInput).project;
      store.orders.put({ ...store.orders.all()[0]!, id: `order_${status}`, projectId: id, status });
      expect(getAdminProject(context, id).project.has_payments).toBe(true);
      await expect(deleteProject(context, id)).rejects.toMatchObject({ kind: 'conflict' });
      expect(store.projects.get(id)).toBeDefined();
    }
  });
});
