import type { AdminProject, ProjectInput } from '@/api/generated/admin.gen';
import type { Project } from '@/api/generated/projects.gen';
import { SkipCase, type World } from '../../world/world';
import { callCase, type Case, flowCase, writing } from '../case';
import type { Probe } from '../probe';
import { LONG_AGO, UNKNOWN_ID } from '../unknownValues';
import { expectPrice, makeBuyer, toPaise } from './buyer';
import { withoutCounter } from './catalogue';

const PRICE = 4999;
const CHANGED: Partial<ProjectInput> = {
  base_price: 5499.5,
  category: null,
  demo_url: null,
  short_description: 'Changed by the contract checker.',
  description: 'It was changed, and can be deleted at any time.',
  features: 'Another feature',
  technologies: 'React, TypeScript, Vite',
};
const UNKNOWN_COLUMN = 'checked_by';
const IMPORT_HEADER = `title,short_description,description,base_price,${UNKNOWN_COLUMN}`;
const IMPORT_REST = `Added by the contract checker.,It can be deleted at any time.,${PRICE},nobody`;
/** What a change of a project may leave out. */
const KEPT = [
  ...['version', 'requirements', 'changelog', 'licence', 'support_days', 'launch_record'],
  ...['documents', 'document_details', 'focal_points'],
] as ('version' | 'launch_record')[];
/** Prices with paise, some of which binary fractions cannot represent. */
const PRICES = [8.2, 1.15, 4999.99];

/** Returns a complete new project. */
export const makeInput = (changes: Partial<ProjectInput> = {}): ProjectInput => ({
  title: `Contract Checker ${Date.now().toString(36)}`,
  category: 'Contract checks',
  short_description: 'Added by the contract checker.',
  description: 'It can be deleted at any time.\n\nIt is not meant to be bought.',
  base_price: PRICE,
  demo_url: 'https://demo.example.com/checked',
  video_url: 'https://demo.example.com/checked.webm',
  is_active: true,
  preview_images: [],
  focal_points: [{ image: 'checked.webp', x: 0.25, y: 0.75 }],
  features: 'One feature\nAnother one',
  technologies: 'TypeScript, React',
  version: '1.1.0',
  requirements: ['Node.js 20 or later'],
  changelog: [
    { version: '1.1.0', date: '2025-08-02', changes: ['Another feature'] },
    { version: '1.0.0', date: '2025-02-11', changes: ['First release'] },
  ],
  licence: { name: 'Checked license', may: ['Use it'], may_not: ['Sell it'] },
  support_days: 30,
  documents: ['report'],
  document_details: [{ document: 'report', format: 'PDF', pages: 62 }],
  report_pages: [],
  launch_record: {
    ...{ system: 'Checker 1', runtime: 'Node.js 20', date: '2025-08-02', minutes: 9 },
    ...{ started_by: 'the checker', commands: ['npm install', 'npm start'], problems: ['None'] },
  },
  ...changes,
});

const inAdded = (world: World, body?: unknown) =>
  world.by('admin', { body, path: { id: world.need('addedProject').id } });

/** What a backend may lack (extensions). */
const LACKED = new Set([
  ...['video_url', 'document_details', 'report_pages', 'launch_record', 'focal_points'],
]);

/** Expects a project to be as it was sent, except for its pictures, of which a response may have another form. */
function expectProject(probe: Probe, project: AdminProject, input: ProjectInput): void {
  const { base_price: price, ...rest } = input;
  const names = Object.keys(rest).filter(
    (name) => name !== 'preview_images' && (name in project || !LACKED.has(name)),
  );
  const picked = (from: object) =>
    names.map((name) => [name, (from as Record<string, unknown>)[name]]);
  const message = 'The project differs from what was sent';
  probe.expectEqual(picked(project), picked(input), message);
  const paise = toPaise(project.base_price);
  probe.expectEqual(paise, toPaise(price), 'The price differs from what was sent', 'money');
}

async function addProject(probe: Probe, world: World, input = makeInput()): Promise<AdminProject> {
  const { project } = await probe.read('createProject', world.by('admin', { body: input }));
  expectProject(probe, project, input);
  return project;
}

/** Changes the project of the run. */
async function change(probe: Probe, world: World, body: object): Promise<AdminProject> {
  const { project } = await probe.read('updateProject', inAdded(world, body));
  world.learn({ addedProject: project });
  return project;
}

const orderAt = (world: World, price: number) =>
  world.by('person', { body: { projectId: world.need('addedProject').id, amount: price } });

/** Expects guests to see whether a project is for sale, on its page and in the list. */
async function expectOffered(
  probe: Probe,
  { id, title }: Pick<Project, 'id' | 'title'>,
  isActive: boolean,
): Promise<void> {
  const { project } = await probe.read('getProject', { path: { id } });
  const query = { search: title, limit: 100 };
  const { projects } = await probe.read('listProjects', { query });
  const seen = [project.is_active, projects.some((one) => one.id === id)];
  const message = `A project with is_active ${isActive} is shown or listed otherwise`;
  probe.expectEqual(seen, [isActive, isActive], message);
}

const addingCases: Case[] = [
  flowCase(
    ['createProject', 201, 'a project with all fields', 'prepares'],
    async (probe, world) => {
      const addedProject = await addProject(probe, world);
      world.learn({ addedProject });
      probe.expectNow(addedProject.created_at, 'The project');
      await probe.read('getProject', { path: { id: addedProject.id } });
    },
  ),
  callCase(
    ['getAdminProject', 200, 'the project that was added'],
    inAdded,
    ({ project }, probe, world) =>
      probe.expectEqual(project, world.need('addedProject'), 'The project has changed'),
  ),
  flowCase(['createProject', 201, 'seen everywhere until removed'], async (probe, world) => {
    const input = makeInput();
    const { title } = input;
    const category = `Checks of ${title}`;
    const expectSeen = async (isSeen: boolean) => {
      const { categories } = await probe.read('listCategories', {});
      const { projects } = await probe.read('listProjects', { query: { search: title } });
      const suggested = await probe.read('suggestProjects', { query: { q: title } });
      const lists = [projects, suggested.projects];
      const seen = [
        categories.includes(category),
        ...lists.map((list) => list.some((one) => one.title === title)),
      ];
      const message = 'The categories, the list or the suggestions are not up to date';
      probe.expectEqual(seen, [isSeen, isSeen, isSeen], message);
    };
    await expectSeen(false);
    const { id } = await addProject(probe, world, { ...input, category });
    await expectSeen(true);
    await probe.call('deleteProject', world.by('admin', { path: { id } }));
    await expectSeen(false);
  }),
];

const changingCases: Case[] = [
  flowCase(['updateProject', 200, 'all fields of the current version'], async (probe, world) => {
    const { updated_at: before } = world.need('addedProject');
    const input = makeInput(CHANGED);
    const project = await change(probe, world, { ...input, expected_updated_at: before });
    expectProject(probe, project, input);
    const isNewer = Date.parse(project.updated_at) > Date.parse(before);
    probe.expect(isNewer, 'updated_at is not newer');
    const { path, token } = inAdded(world);
    const seen = await probe.read('getProject', { path });
    const known = await probe.read('getAdminProject', { path, token });
    for (const read of [seen.project, known.project]) {
      const message = 'What is read is not what the change answered';
      probe.expectShared(read, withoutCounter(project), message);
    }
  }),
  flowCase(['updateProject', 200, 'what may be left out stays as it is'], async (probe, world) => {
    const before = world.need('addedProject');
    const required = Object.entries(makeInput({ title: before.title })).filter(
      ([name]) => !KEPT.some((one) => one === name),
    );
    const after = await change(probe, world, Object.fromEntries(required));
    const keptOf = (project: AdminProject) => KEPT.map((name) => project[name]);
    probe.expectEqual(keptOf(after), keptOf(before), 'What was left out has changed');
  }),
  callCase(['updateProject', 409, 'based on an outdated version'], (world) =>
    inAdded(world, makeInput({ expected_updated_at: LONG_AGO })),
  ),
  flowCase(['deleteProject', 200, 'a project without payments'], async (probe, world) => {
    const { id } = await addProject(probe, world);
    const call = world.by('admin', { path: { id } });
    await probe.call('deleteProject', call);
    await probe.call('getAdminProject', call, [404]);
  }),
  flowCase(['deleteProject', 409, 'a project with a payment'], async (probe, world) => {
    const { id, base_price: price } = world.need('addedProject');
    await probe.call('createPaymentOrder', orderAt(world, Number(price)));
    await probe.call('deleteProject', inAdded(world), [409]);
    const body = { action: 'delete', ids: [id] };
    const { results } = await probe.read('changeProjects', world.by('admin', { body }));
    probe.expectEqual(results[0]?.is_done, false, 'A project with a payment is removed among many');
    await probe.call('getAdminProject', inAdded(world));
  }),
];

const priceCases: Case[] = [
  flowCase(['createPaymentOrder', 200, 'the price after a change'], async (probe, world) => {
    const before = Number(world.need('addedProject').base_price);
    const next = before + 1;
    await probe.call('createPaymentOrder', orderAt(world, before));
    await change(probe, world, makeInput({ base_price: next }));
    await probe.call('createPaymentOrder', orderAt(world, before), [400]);
    const order = await probe.read('createPaymentOrder', orderAt(world, next));
    expectPrice(probe, order, next, 'An order has the former price');
  }),
  // Sales at such a price are included in the figures.
  flowCase(
    ['createPaymentOrder', 200, 'prices, to the paisa', 'prepares'],
    async (probe, world) => {
      const { id, is_active: isActive } = world.need('addedProject');
      if (!isActive) throw new SkipCase('the project of the run is not for sale');
      for (const price of PRICES) {
        const input = makeInput({ base_price: price });
        expectProject(probe, await change(probe, world, input), input);
        const order = await probe.read('createPaymentOrder', orderAt(world, price));
        const message = `The price is ${price} rupees, and the order's amount must be in paise`;
        expectPrice(probe, order, price, message);
      }
      if (!world.settings.secret) return;
      const { token, amount } = await makeBuyer(probe, world, { id, base_price: PRICES.at(-1)! });
      const { payments } = await probe.read('listPayments', { token });
      const paid = payments.map((payment) => toPaise(payment.amount));
      const message = 'The history has another amount than was paid';
      probe.expectEqual(paid, [amount], message, 'money');
    },
  ),
];

const statusCases: Case[] = [
  flowCase(
    ['updateProjectStatus', 200, 'the shop lists what is for sale', 'prepares'],
    async (probe, world) => {
      for (const isActive of [false, true, false]) {
        const call = inAdded(world, { is_active: isActive });
        const { project } = await probe.read('updateProjectStatus', call);
        probe.expectEqual(project.is_active, isActive, 'The answer has another status');
        await expectOffered(probe, project, isActive);
        world.learn({ addedProject: project });
      }
    },
  ),
  callCase(['createPaymentOrder', 400, 'a project that is not for sale'], (world) => {
    const { id, base_price: price } = world.need('addedProject');
    return world.by('bystander', { body: { projectId: id, amount: Number(price) } });
  }),
];

const manyCases: Case[] = [
  flowCase(['changeProjects', 200, 'one of two is removed'], async (probe, world) => {
    const { id, title } = await addProject(probe, world);
    const body = { action: 'delete', ids: [id, UNKNOWN_ID] };
    const { results } = await probe.read('changeProjects', world.by('admin', { body }));
    const [one, other] = results;
    probe.expectEqual(
      [one?.id, one?.is_done, one?.title, other?.id, other?.is_done, Boolean(other?.message)],
      [id, true, title, UNKNOWN_ID, false, true],
      'The results do not say what was done, and why it was not',
    );
    await probe.call('getAdminProject', world.by('admin', { path: { id } }), [404]);
  }),
  flowCase(['changeProjects', 200, 'off sale and on sale again'], async (probe, world) => {
    const project = await addProject(probe, world);
    for (const action of ['deactivate', 'activate'] as const) {
      const body = { action, ids: [project.id] };
      await probe.call('changeProjects', world.by('admin', { body }));
      await expectOffered(probe, project, action === 'activate');
    }
    await probe.call('deleteProject', world.by('admin', { path: { id: project.id } }));
  }),
  flowCase(
    ['importProjects', 200, 'a dry run, then a good and a bad line'],
    async (probe, world) => {
      const title = `Imported ${Date.now().toString(36)}`;
      const file = `${IMPORT_HEADER}\n=1+1,${IMPORT_REST}\n${title},${IMPORT_REST}\n`;
      const call = world.by('admin', { body: new TextEncoder().encode(file) });
      const judged = await probe.read('importProjects', { ...call, query: { dry_run: 'true' } });
      const lines = [judged.projects, judged.problems].map((each) => each.map(({ line }) => line));
      probe.expectEqual(lines, [[3], [2]], 'The lines are others');
      probe.expectEqual(judged.projects[0]?.id, null, 'A dry run adds projects');
      const ignored = 'The columns that no project has are others';
      probe.expectEqual(judged.ignored_columns, [UNKNOWN_COLUMN], ignored);
      const [added] = (await probe.read('importProjects', call)).projects;
      probe.expectEqual(added?.title, title, 'The title is another one');
      if (added?.id == null) return;
      const at = world.by('admin', { path: { id: added.id } });
      const { project } = await probe.read('getAdminProject', at);
      probe.expectEqual(toPaise(project.base_price), toPaise(PRICE), 'The price differs', 'money');
      probe.expectEqual(project.is_active, false, 'The project is for sale');
      const again = await probe.read('importProjects', call);
      probe.expectEqual(again.projects, [], 'A file that is sent again adds its projects again');
      await probe.call('deleteProject', at);
    },
  ),
  callCase(['importProjects', 400, 'no table'], (world) =>
    world.by('admin', { body: Uint8Array.from([0x50, 0x4b]) }),
  ),
];

/** Projects of the admin panel (extensions). */
export const adminProjectCases: Case[] = writing([
  ...addingCases,
  ...changingCases,
  ...priceCases,
  ...statusCases,
  ...manyCases,
]);
