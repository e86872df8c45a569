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

  it('says that many projects can be changed and imported at once', () => {
    expect(list('')).toMatchObject({ can_change_many: true, can_import: true });
  });

  it('counts only completed payments as sales, but reports payments of any status', () => {
    const withoutSales = list('limit=100&sort=sales&order=ASC').projects.find(
      ({ has_payments, sales }) => has_payments && sales === 0,
    )!;
    const statuses = store.orders.where('projectId', withoutSales.id).map(({ status }) => status);
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses).not.toContain('paid');
  });

  it('filters by status and category', () => {
    const inactive = list('status=inactive&limit=100').projects;
    expect(inactive.length).toBeGreaterThan(0);
    expect(inactive.every(({ is_active }) => !is_active)).toBe(true);
    expect(list('status=active').pagination.total + inactive.length).toBe(
      list('').pagination.total,
    );
    const games = list('category=Games&limit=100').projects;
    expect(new Set(games.map(({ category }) => category))).toEqual(new Set(['Games']));
    expect(list('category=Nothing').projects).toEqual([]);
    expect(list('status=odd').pagination).toEqual(list('').pagination);
  });
});

const release = { version: '1.0.0', date: '2025-02-11', changes: ['First release'] };

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

  it.each([
    ['title', undefined, 'Title is required'],
    ['title', ' ', 'Title is required'],
    ['title', 'ab', 'Title must be at least 3 characters'],
    ['title', 'x'.repeat(121), 'Title must be at most 120 characters'],
    ['category', 5, 'Category must be text'],
    ['category', 'x'.repeat(61), 'Category must be at most 60 characters'],
    ['short_description', 'Too short', 'Short description must be at least 10 characters'],
    ['short_description', 'x'.repeat(201), 'Short description must be at most 200 characters'],
    ['description', 'Not long enough', 'Description must be at least 20 characters'],
    ['description', 'x'.repeat(10_001), 'Description must be at most 10,000 characters'],
    ['base_price', '4999', 'Price is required'],
    ['base_price', Number.NaN, 'Price is required'],
    ['base_price', 0.99, 'Price must be between 1 and 10,00,000 rupees'],
    ['base_price', 1_000_000.01, 'Price must be between 1 and 10,00,000 rupees'],
    ['base_price', 4999.999, 'Price can have at most two decimals'],
    ['demo_url', 'javascript:alert(1)', 'Demo address must begin with https:// or http://'],
    ['demo_url', 'demo.example.com', 'Demo address must begin with https:// or http://'],
    ['demo_url', `https://${'x'.repeat(500)}`, 'Demo address must be at most 500 characters'],
    ['is_active', 'yes', 'Please say whether the project is for sale'],
    ['preview_images', 'a.png', 'Pictures must be a list of addresses'],
    ['preview_images', Array(9).fill('a.png'), 'A project can have at most 8 pictures'],
    ['preview_images', ['data:image/png;base64,'], /One of the pictures is not there/],
    ['preview_images', [5], /One of the pictures is not there/],
    ['preview_images', ['/uploads/images/upload_none.png'], /One of the pictures is not there/],
    ['features', null, 'Features must be text'],
    ['technologies', undefined, 'Technologies must be text'],
    ['file_upload_id', 'upload_none', /The zip file did not arrive/],
    ['version', 'x'.repeat(41), 'Version must be at most 40 characters'],
    ['requirements', 'Node.js', 'Requirements must be a list'],
    ['requirements', [5], 'An entry of Requirements must be text'],
    ['requirements', ['Go', ''], 'An entry of Requirements is empty'],
    ['requirements', Array(21).fill('Go'), 'Requirements can have at most 20 entries'],
    ['changelog', {}, 'The changelog must be a list'],
    ['changelog', [null], 'The version of a release is required'],
    ['changelog', [{ ...release, date: '2025-02-30' }], 'The release 1.0.0 needs a date'],
    ['changelog', [{ ...release, changes: [' '] }], 'Please say what changed in 1.0.0'],
    ['changelog', [release, release], 'The changelog has the version 1.0.0 twice'],
    ['changelog', Array(51).fill(release), 'The changelog can have at most 50 releases'],
    ['licence', { may: [], may_not: [] }, 'The name of the licence is required'],
    ['licence', { name: 'Own', may: 'all', may_not: [] }, 'The licence must be a list'],
    ['support_days', 1.5, /^Support must be a whole number of days/],
    ['support_days', 3651, /^Support must be a whole number of days/],
  ])('rejects the %s %j', (field, value, message) => {
    const { store, context } = openShop();
    const errors = fieldErrorsOf(() => createProject(context, { ...projectInput, [field]: value }));
    expect(errors).toEqual({ [field]: expect.stringMatching(message) });
    expect(store.projects.changes().rows).toEqual([]);
  });

  it('reports every invalid field at once', () => {
    const errors = fieldErrorsOf(() =>
      createProject(openShop().context, { ...projectInput, title: '', base_price: 0 }),
    );
    expect(Object.keys(errors!)).toEqual(['title', 'base_price']);
  });
});

describe('the packaging of a project', () => {
  const packaging = {
    version: ' 1.1.0 ',
    requirements: ['Node.js 20  or later', ' '],
    changelog: [release, { ...release, version: '1.1.0', date: '2025-08-02' }],
    licence: { name: 'Own licence', may: ['Use it'], may_not: [] },
    support_days: 0,
  };

  it('stays as it is where the input leaves it out, and can be taken away', async () => {
    const { context } = openShop();
    const { id } = createProject(context, { ...projectInput, ...packaging }).project;
    const { project } = await updateProject(context, id, projectInput);
    expect(project).toMatchObject({ version: '1.1.0', support_days: 0 });
    const nothing = { version: null, requirements: [], changelog: [], licence: null };
    const changed = await updateProject(context, id, {
      ...projectInput,
      ...nothing,
      support_days: null,
    });
    expect(changed.project).toMatchObject({ ...nothing, support_days: null });
  });

  it('is left out of the lists', () => {
    const [project] = listProjects(openShop().context, {}).projects;
    expect(project).not.toHaveProperty('changelog');
    expect(project).not.toHaveProperty('version');
  });
});

describe('changing a project', () => {
  it('replaces the given fields and updates the time', async () => {
    const { store, context } = openShop();
    const before = store.projects.get(4)!;
    const { project } = await updateProject(context, 4, projectInput);
    expect(project).toMatchObject({ id: 4, title: projectInput.title, file_size: before.fileSize });
    expect(store.projects.get(4)).toMatchObject({
      pricePaise: 499_950,
      downloadCount: before.downloadCount,
      createdAt: before.createdAt,
    });
    const again = await updateProject(context, 4, projectInput);
    expect(again.project.updated_at > project.updated_at).toBe(true);
  });

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

  it('has a new version after each change, whatever the clock says', async () => {
    const { context } = openShop();
    const versionAfterChange = async () =>
      Date.parse((await updateProject(context, 4, projectInput)).project.updated_at);
    const first = await versionAfterChange();
    expect(first).toBe(context.now().getTime());
    expect(await versionAfterChange()).toBe(first + 1);
    const clock = jest.spyOn(context, 'now').mockReturnValue(new Date(first - 60_000));
    expect(await versionAfterChange()).toBe(first + 2);
    clock.mockReturnValue(new Date(first + 60_000));
    expect(await versionAfterChange()).toBe(first + 60_000);
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

describe("a project's uploaded pictures", () => {
  it('are kept while any project uses them', async () => {
    const { context } = openShop();
    const { id, address } = await uploadFile(context, 'image', pictures.png);
    const shown = { ...projectInput, preview_images: [address, address] };
    expect((await updateProject(context, 4, shown)).project.preview_images).toEqual([address]);
    await updateProject(context, 5, shown);
    await updateProject(context, 4, projectInput);
    expect(await context.files.read(id)).toBeDefined();
    await updateProject(context, 5, projectInput);
    expect(await context.files.read(id)).toBeUndefined();
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
