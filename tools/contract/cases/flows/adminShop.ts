import type {
  AdminOverview,
  AdminProjectAnswer,
  AdminProject,
  ListAdminPaymentsResponse,
  ProjectInput,
} from '@/api/generated/admin.gen';
import type { World } from '../../world/world';
import { callCase, reading, writing, type Case } from '../case';
import type { Probe } from '../probe';
import { toPaise } from './money';

const DAYS = 7;
const PRICE = 4999;
const NEW_PRICE = 5499.5;
const NOT_FOUND = 404;
const CONFLICT = 409;
const LONG_AGO = '2020-01-01T00:00:00.000Z';

const byAdmin = (world: World, body?: unknown) => ({ token: world.need('admin').token, body });

const inAdded = (world: World, body?: unknown) => ({
  ...byAdmin(world, body),
  path: { id: world.need('addedProject').id },
});

/** A project with all fields, which `updateProject` requires too. */
const makeInput = (changes: Partial<ProjectInput> = {}): ProjectInput => ({
  title: `Contract Checker ${Date.now().toString(36)}`,
  category: 'Contract checks',
  short_description: 'Added by the contract checker.',
  description: 'It can be deleted at any time.\n\nIt is not meant to be bought.',
  base_price: PRICE,
  demo_url: 'https://demo.example.com/checked',
  is_active: true,
  preview_images: [],
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
  ...changes,
});

function expectProject(probe: Probe, project: AdminProject, input: ProjectInput): void {
  // The backend may return pictures in any of three formats.
  const { base_price, ...others } = input;
  const rest = Object.fromEntries(
    Object.entries(others).filter(([name]) => name !== 'preview_images'),
  );
  const given = Object.fromEntries(
    Object.keys(rest).map((name) => [name, project[name as keyof AdminProject]]),
  );
  probe.expectEqual(given, rest, 'consistency', 'The project differs from what was sent');
  const paise = toPaise(project.base_price);
  probe.expectEqual(paise, toPaise(base_price), 'money', 'The price differs from what was sent');
}

async function addProject(probe: Probe, world: World): Promise<AdminProject> {
  const input = makeInput();
  const call = byAdmin(world, input);
  const { project } = await probe.read<AdminProjectAnswer>('createProject', call);
  expectProject(probe, project, input);
  return project;
}

const sum = (values: (string | number)[]) =>
  values.reduce<number>((total, value) => total + toPaise(value), 0);

const overviewCase = callCase<AdminOverview>(
  ['getAdminOverview', 200, `the last ${DAYS} days add up`],
  (world) => ({ ...byAdmin(world), query: { days: DAYS } }),
  ({ interval, series, totals, previous }, probe) => {
    probe.expectEqual(interval, 'day', 'consistency', 'The interval is not day');
    const days = Array.from({ length: DAYS }, (_entry, index) => {
      const day = new Date();
      day.setUTCDate(day.getUTCDate() - (DAYS - 1 - index));
      return day.toISOString().slice(0, 10);
    });
    const dates = series.map(({ date }) => date);
    probe.expectEqual(dates, days, 'consistency', 'The series is not the last days up to today');
    const revenue = sum(series.map((point) => point.revenue));
    const message = 'The revenue is not the sum of the days';
    probe.expectEqual(revenue, toPaise(totals.revenue), 'money', message);
    probe.expect(previous !== null, 'consistency', 'The previous period is missing');
  },
);

const exportCase: Omit<Case, 'writes'> = {
  operationId: 'exportAdminPayments',
  title: 'one line per payment',
  due: [200],
  run: async (probe, world) => {
    const { pagination } = await probe.read<ListAdminPaymentsResponse>('listAdminPayments', {
      ...byAdmin(world),
      query: { limit: 1 },
    });
    const { text } = await probe.call('exportAdminPayments', byAdmin(world));
    const lines = text
      .replace(/"(?:[^"]|"")*"/g, '""')
      .trimEnd()
      .split('\r\n').length;
    const message = 'The file does not have a header and one line per payment';
    probe.expectEqual(lines, pagination.total + 1, 'consistency', message);
  },
};

const projectCases: Omit<Case, 'writes'>[] = [
  {
    operationId: 'createProject',
    title: 'a project with all fields',
    due: [201],
    run: async (probe, world) => world.learn({ addedProject: await addProject(probe, world) }),
  },
  callCase<AdminProjectAnswer>(
    ['getAdminProject', 200, 'the project that was added'],
    (world) => inAdded(world),
    ({ project }, probe, world) =>
      probe.expectEqual(
        project,
        world.need('addedProject'),
        'consistency',
        'The project has changed',
      ),
  ),
  {
    operationId: 'updateProject',
    title: 'all fields, based on the current version',
    due: [200],
    run: async (probe, world) => {
      const { updated_at } = world.need('addedProject');
      const input = makeInput({ base_price: NEW_PRICE, category: null, demo_url: null });
      const call = inAdded(world, { ...input, expected_updated_at: updated_at });
      const { project } = await probe.read<AdminProjectAnswer>('updateProject', call);
      expectProject(probe, project, input);
      const isNewer = Date.parse(project.updated_at) > Date.parse(updated_at);
      probe.expect(isNewer, 'consistency', 'updated_at is not newer');
      world.learn({ addedProject: project });
    },
  },
  callCase(['updateProject', 409, 'based on an outdated version'], (world) =>
    inAdded(world, makeInput({ expected_updated_at: LONG_AGO })),
  ),
  {
    operationId: 'deleteProject',
    title: 'a project without payments',
    due: [200],
    run: async (probe, world) => {
      const { id } = await addProject(probe, world);
      const call = { ...byAdmin(world), path: { id } };
      await probe.call('deleteProject', call);
      await probe.call('getAdminProject', call, [NOT_FOUND]);
    },
  },
  {
    operationId: 'deleteProject',
    title: 'a project with a payment',
    due: [CONFLICT],
    run: async (probe, world) => {
      const { id, base_price } = world.need('addedProject');
      await probe.call('createPaymentOrder', {
        token: world.need('person').token,
        body: { projectId: id, amount: Number(base_price) },
      });
      await probe.call('deleteProject', inAdded(world), [CONFLICT]);
    },
  },
  callCase<AdminProjectAnswer>(
    ['updateProjectStatus', 200, 'no longer for sale'],
    (world) => inAdded(world, { is_active: false }),
    async ({ project }, probe, world) => {
      probe.expectEqual(project.is_active, false, 'consistency', 'The project is still for sale');
      const { json } = await probe.call('getProject', { path: { id: project.id } });
      const seen = (json as { project: { is_active: boolean } }).project.is_active;
      probe.expectEqual(seen, false, 'consistency', 'Guests still see the project as for sale');
      world.learn({ addedProject: project });
    },
  ),
  callCase(['createPaymentOrder', 400, 'a project that is not for sale'], (world) => {
    const { id, base_price } = world.need('addedProject');
    const { token } = world.need('bystander');
    return { token, body: { projectId: id, amount: Number(base_price) } };
  }),
];

/** Figures, payments and projects of the admin panel (extensions). */
export const adminShopCases: Case[] = [
  ...reading([overviewCase, exportCase]),
  ...writing(projectCases),
].map((entry) => ({ ...entry, isExtension: true }));
