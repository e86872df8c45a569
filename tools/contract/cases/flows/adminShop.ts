import { parse } from 'papaparse';
import type { AdminPayment, AdminProject, ProjectInput } from '@/api/generated/admin.gen';
import type { Project } from '@/api/generated/projects.gen';
import { SkipCase, type World } from '../../world/world';
import { LONG_AGO, UNKNOWN_ID } from '../unknownValues';
import { callCase, preparing, writing, type Case, flowCase, extension } from '../case';
import type { Probe } from '../probe';
import { isSame } from '../../validation/prune';
import { readFound, readKnown, type Query } from '../listings/oracle';
import { paymentListing } from './adminListings';
import { makeBuyer, makeNewcomer, toPaise } from './buyer';
import { withoutCounter } from './catalogue';
import { dayAfter, waysToTellDays } from './figures';

const DAYS = 7;
const PRICE = 4999;
const NEW_PRICE = 5499.5;
const CHANGED = {
  short_description: 'Changed by the contract checker.',
  description: 'It was changed, and can be deleted at any time.',
  features: 'Another feature',
  technologies: 'React, TypeScript, Vite',
};
const UNKNOWN_COLUMN = 'checked_by';
const IMPORT_HEADER = `title,short_description,description,base_price,${UNKNOWN_COLUMN}`;
const IMPORT_REST = `Added by the contract checker.,It can be deleted at any time.,${PRICE},nobody`;

/** Prices with paise, some of which binary fractions cannot represent. */
const PRICES = [8.2, 1.15, 4999.99];

const inAdded = (world: World, body?: unknown) =>
  world.by('admin', { body, path: { id: world.need('addedProject').id } });

/** Returns a complete new project. */
export const makeInput = (changes: Partial<ProjectInput> = {}): ProjectInput => ({
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
  probe.expectEqual(given, rest, 'The project differs from what was sent');
  const paise = toPaise(project.base_price);
  probe.expectEqual(paise, toPaise(base_price), 'The price differs from what was sent', 'money');
}

async function addProject(probe: Probe, world: World): Promise<AdminProject> {
  const input = makeInput();
  const call = world.by('admin', { body: input });
  const { project } = await probe.read('createProject', call);
  expectProject(probe, project, input);
  return project;
}

const sum = (values: (string | number)[]) =>
  values.reduce<number>((total, value) => total + toPaise(value), 0);

const amountsOf = (payments: readonly AdminPayment[]) => sum(payments.map(({ amount }) => amount));

const listPayments = (probe: Probe, world: World, query: Query) =>
  probe.read('listAdminPayments', world.by('admin', { query }));

/** Requests all payments, or the newest ones of a long list. */
async function knownPayments(probe: Probe, world: World) {
  const { items, isWhole } = await readKnown(paymentListing, probe, world);
  return { payments: items as AdminPayment[], isWhole };
}

/** Filters that find a payment, and perhaps others. */
const queriesFor = (payment: AdminPayment): Query[] => [
  { status: payment.status },
  { search: payment.razorpay_order_id },
  { user: payment.customer.id },
];

const overviewCases = [
  callCase(
    ['getAdminOverview', 200, `the last ${DAYS} days add up`],
    (world) => world.by('admin', { query: { days: DAYS } }),
    ({ interval, series, totals, previous, time_zone: timeZone }, probe) => {
      probe.expectEqual(interval, 'day', 'The interval is not day');
      // Without a time zone, the current day is unknown.
      const today = timeZone
        ? new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
        : (series.at(-1)?.date ?? 0);
      const days = Array.from({ length: DAYS }, (_entry, index) =>
        dayAfter(today, index - (DAYS - 1)),
      );
      const dates = series.map(({ date }) => date);
      probe.expectEqual(dates, days, 'The series is not the last days up to today');
      const revenue = sum(series.map((point) => point.revenue));
      const message = 'The revenue is not the sum of the days';
      probe.expectEqual(revenue, toPaise(totals.revenue), message, 'money');
      probe.expect(previous !== null, 'The previous period is missing');
    },
  ),
  flowCase(
    ['getAdminOverview', 200, 'each of the last days has its payments'],
    async (probe, world) => {
      const { payments, isWhole } = await knownPayments(probe, world);
      const call = world.by('admin', { query: { days: DAYS } });
      const { series, time_zone: timeZone } = await probe.read('getAdminOverview', call);
      const shown = series.map(({ date, revenue, sales }) => [date, toPaise(revenue), sales]);
      const sold = payments.filter(({ status }) => status === 'completed');
      const [earliest = ''] = payments.map(({ purchase_date: time }) => time).sort();
      const isKnown = isWhole || earliest < (series[0]?.date ?? '');
      if (!isKnown) throw new SkipCase('the list is too long to compare');
      const expected = waysToTellDays(timeZone).map((dayOf) =>
        series.map(({ date }) => {
          const own = sold.filter(({ purchase_date: time }) => dayOf(time) === date);
          return [date, amountsOf(own), own.length];
        }),
      );
      const right = expected.find((days) => isSame(days, shown)) ?? expected[0];
      const message = 'The days differ from the completed payments of those days';
      probe.expectEqual(shown, right, message, 'money');
    },
  ),
];

/** Requests the file of payments, and counts its lines. */
async function exportPayments(probe: Probe, world: World, query: Query = {}) {
  const { text } = await probe.call('exportAdminPayments', world.by('admin', { query }));
  const withoutQuoted = text.replace(/"(?:[^"]|"")*"/g, '""').trimEnd();
  return { text, lines: withoutQuoted.split('\r\n').length };
}

/** Returns the column of amounts: the one that matches the most payments. */
function amountsIn(rows: readonly string[][], paise: ReadonlyMap<string, number>): number {
  const agreeing = (column: number) =>
    rows.filter((row) => row.some((cell) => paise.get(cell) === toPaise(row[column] ?? ''))).length;
  const columns = (rows[0] ?? []).map((_cell, column) => column);
  return columns.reduce((best, one) => (agreeing(one) > agreeing(best) ? one : best), 0);
}

/** Expects each known payment's amount and status in its line, and as many lines as the filter matches. */
async function expectRows(probe: Probe, world: World, text: string): Promise<void> {
  const rows = parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;
  const { payments } = await knownPayments(probe, world);
  const paise = new Map(payments.map((one) => [one.razorpay_order_id, toPaise(one.amount)]));
  const column = amountsIn(rows, paise);
  const wrong = payments.flatMap(({ razorpay_order_id: id, amount, status }) => {
    const row = rows.find((cells) => cells.includes(id));
    const isRight = row && toPaise(row[column] ?? '') === toPaise(amount) && row.includes(status);
    return isRight ? [] : [id];
  });
  const timeOf = new Map(payments.map((one) => [one.razorpay_order_id, one.purchase_date]));
  const times = rows.flatMap((row) => {
    const id = row.find((cell) => timeOf.has(cell));
    return id === undefined ? [] : [{ time: timeOf.get(id) }];
  });
  probe.expectSorted(times, ['time', 'time', 'DESC'], 'The newest payment is not the first line');
  const lacking = 'Lines of the file lack the amounts or states of their payments';
  probe.expectEqual(wrong, [], lacking, 'money');
  const { sums } = await listPayments(probe, world, { limit: 1 });
  for (const status of ['completed', 'pending'] as const) {
    const own = rows.filter((row) => row.includes(status)).map((row) => row[column] ?? '');
    const message = `The ${status} payments of the file have another sum than the list`;
    if (sums) probe.expectEqual(sum(own), toPaise(sums[status]), message, 'money');
  }
  for (const query of payments.slice(0, 1).flatMap(queriesFor)) {
    const { pagination } = await listPayments(probe, world, { ...query, limit: 1 });
    const { lines } = await exportPayments(probe, world, query);
    const message = `The file with ${JSON.stringify(query)} has other payments than the list`;
    probe.expectEqual(lines - 1, pagination.total, message, 'filter');
  }
}

const paymentCases = [
  flowCase(['exportAdminPayments', 200, 'one line per payment'], async (probe, world) => {
    const { pagination } = await listPayments(probe, world, { limit: 1 });
    const { text, lines } = await exportPayments(probe, world);
    const message = 'The file does not have a header and one line per payment';
    probe.expectEqual(lines, pagination.total + 1, message);
    await expectRows(probe, world, text);
  }),
  flowCase(['listAdminPayments', 200, 'the sums are those of all pages'], async (probe, world) => {
    const read = async (limit: number) => (await listPayments(probe, world, { limit })).sums;
    probe.expectEqual(await read(1), await read(100), 'The sums depend on the page', 'money');
  }),
  flowCase(
    ['listAdminPayments', 200, 'the sums are those of the payments that a filter finds'],
    async (probe, world) => {
      const { payments } = await knownPayments(probe, world);
      for (const query of queriesFor(payments[0]!)) {
        const { items, isWhole } = await readFound(paymentListing, probe, world, query);
        const { sums } = await listPayments(probe, world, query);
        if (!sums) throw new SkipCase('the list has no sums');
        if (!isWhole) continue;
        for (const [name, total] of Object.entries(sums)) {
          const own = (items as AdminPayment[]).filter(({ status }) => status === name);
          const what = JSON.stringify(query);
          const message = `With ${what}, the sum of ${name} is not that of the payments`;
          probe.expectEqual(toPaise(total), amountsOf(own), message, 'money');
        }
      }
    },
  ),
  flowCase(
    ['listAdminPayments', 200, 'no failed or refunded payment can be asked about'],
    async (probe, world) => {
      const { payments } = await knownPayments(probe, world);
      const offered = payments
        .filter(({ status, can_verify: can }) => can && /^(failed|refunded)$/.test(status))
        .map(({ razorpay_order_id: id }) => id);
      probe.expectEqual(offered, [], 'Payments with can_verify are refused by recheckPayment');
    },
  ),
  flowCase(
    ['listAdminPayments', 200, 'every payment has exactly one day'],
    async (probe, world) => {
      const [payment] = (await listPayments(probe, world, { limit: 1 })).payments;
      if (!payment) throw new SkipCase('there are no payments');
      const { razorpay_order_id: search, purchase_date: time } = payment;
      // The day in the shop's time zone is the UTC day or a neighbouring one.
      const days = [-2, -1, 0, 1, 2].map((shift) => dayAfter(time, shift));
      const countEach = async (queryOf: (day: string) => Query) => {
        const found: number[] = [];
        for (const day of days) {
          const page = await listPayments(probe, world, { search, ...queryOf(day) });
          found.push(page.pagination.total);
        }
        return found;
      };
      const found = await countEach((day) => ({ from: day, to: day }));
      const total = found.reduce((one, other) => one + other, 0);
      const message = `Of the days ${days.join(', ')}, not exactly one has the payment`;
      probe.expectEqual(total, 1, message, 'filter');
      const at = found.indexOf(1);
      // Of the two days, only the one that contains the payment has it.
      for (const bound of ['from', 'to'] as const) {
        const counts = await countEach((day) => ({ [bound]: day }));
        const isWithin = (index: number) => (bound === 'from' ? index <= at : index >= at);
        const expected = days.map((_day, index) => Number(isWithin(index)));
        const alone = `${bound} alone does not filter the days ${days.join(', ')}`;
        probe.expectEqual(counts, expected, alone, 'filter');
      }
    },
  ),
];

/** Expects guests to see whether a project is for sale, on its page and in the list. */
async function expectOffered(
  probe: Probe,
  { id, title }: Pick<Project, 'id' | 'title'>,
  isActive: boolean,
): Promise<void> {
  const { project } = await probe.read('getProject', { path: { id } });
  const message = `A project with is_active ${isActive} is shown otherwise`;
  probe.expectEqual(project.is_active, isActive, message);
  const query = { search: title, limit: 100 };
  const { projects } = await probe.read('listProjects', { query });
  const isListed = projects.some((one) => one.id === id);
  probe.expectEqual(isListed, isActive, `A project with is_active ${isActive} is listed otherwise`);
}

const projectCases: Case[] = [
  preparing(
    flowCase(['createProject', 201, 'a project with all fields'], async (probe, world) => {
      const addedProject = await addProject(probe, world);
      world.learn({ addedProject });
      probe.expectNow(addedProject.created_at, 'The project');
      await probe.read('getProject', { path: { id: addedProject.id } });
      await probe.read('getAdminProject', inAdded(world));
    }),
  ),
  callCase(
    ['getAdminProject', 200, 'the project that was added'],
    (world) => inAdded(world),
    ({ project }, probe, world) =>
      probe.expectEqual(project, world.need('addedProject'), 'The project has changed'),
  ),
  flowCase(
    ['updateProject', 200, 'all fields, based on the current version'],
    async (probe, world) => {
      const { updated_at } = world.need('addedProject');
      const input = makeInput({
        ...CHANGED,
        base_price: NEW_PRICE,
        category: null,
        demo_url: null,
      });
      const call = inAdded(world, { ...input, expected_updated_at: updated_at });
      const { project } = await probe.read('updateProject', call);
      expectProject(probe, project, input);
      const isNewer = Date.parse(project.updated_at) > Date.parse(updated_at);
      probe.expect(isNewer, 'updated_at is not newer');
      for (const operationId of ['getProject', 'getAdminProject']) {
        const { path, token } = inAdded(world);
        const read = await probe.read<{ project: Project }>(operationId, {
          path,
          ...(operationId === 'getAdminProject' && { token }),
        });
        const message = `${operationId} answers another project than the change`;
        probe.expectShared(read.project, withoutCounter(project), message);
      }
      world.learn({ addedProject: project });
    },
  ),
  flowCase(['updateProject', 200, 'what may be left out stays as it is'], async (probe, world) => {
    const before = world.need('addedProject');
    const input = makeInput({ title: before.title });
    const kept = ['version', 'requirements', 'changelog', 'licence', 'support_days'] as const;
    const required = Object.fromEntries(
      Object.entries(input).filter(([name]) => !kept.some((one) => one === name)),
    );
    const { project } = await probe.read('updateProject', inAdded(world, required));
    const packagingOf = (one: AdminProject) => kept.map((name) => one[name]);
    const message = 'A change without its releases or its licence has changed them';
    probe.expectEqual(packagingOf(project), packagingOf(before), message);
    world.learn({ addedProject: project });
  }),
  callCase(['updateProject', 409, 'based on an outdated version'], (world) =>
    inAdded(world, makeInput({ expected_updated_at: LONG_AGO })),
  ),
  flowCase(
    [
      'createProject',
      201,
      'a new project and its category are seen everywhere, and gone once it is removed',
    ],
    async (probe, world) => {
      const input = makeInput();
      const category = `Checks of ${input.title}`;
      const look = async () => {
        const { categories } = await probe.read('listCategories', {});
        const query = { search: input.title };
        const { projects } = await probe.read('listProjects', { query });
        const suggested = await probe.read('suggestProjects', { query: { q: input.title } });
        return [
          categories.includes(category),
          projects.some(({ title }) => title === input.title),
          suggested.projects.some(({ title }) => title === input.title),
        ];
      };
      probe.expectEqual(await look(), [false, false, false], 'It is there too early');
      const call = world.by('admin', { body: { ...input, category } });
      const { project } = await probe.read('createProject', call);
      const message = 'The categories, the list or the suggestions lack a new project';
      probe.expectEqual(await look(), [true, true, true], message);
      await probe.call('deleteProject', world.by('admin', { path: { id: project.id } }));
      const stale = 'The categories, the list or the suggestions have a removed project';
      probe.expectEqual(await look(), [false, false, false], stale);
    },
  ),
  flowCase(['deleteProject', 200, 'a project without payments'], async (probe, world) => {
    const { id } = await addProject(probe, world);
    const call = world.by('admin', { path: { id } });
    await probe.call('deleteProject', call);
    await probe.call('getAdminProject', call, [404]);
  }),
  flowCase(['deleteProject', 409, 'a project with a payment'], async (probe, world) => {
    const { id, base_price } = world.need('addedProject');
    const call = world.by('person', { body: { projectId: id, amount: Number(base_price) } });
    await probe.call('createPaymentOrder', call);
    await probe.call('deleteProject', inAdded(world), [409]);
    const { results } = await probe.read(
      'changeProjects',
      world.by('admin', { body: { action: 'delete', ids: [id] } }),
    );
    probe.expectEqual(results[0]?.is_done, false, 'A project with a payment is removed among many');
    await probe.call('getAdminProject', inAdded(world));
  }),
  flowCase(
    ['createPaymentOrder', 200, 'the price after a change, also where an order is open'],
    async (probe, world) => {
      const { id, base_price: price } = world.need('addedProject');
      const order = (amount: number) => world.by('person', { body: { projectId: id, amount } });
      await probe.call('createPaymentOrder', order(Number(price)));
      const next = Number(price) + 1;
      const input = makeInput({ base_price: next });
      const { project } = await probe.read('updateProject', inAdded(world, input));
      world.learn({ addedProject: project });
      await probe.call('createPaymentOrder', order(Number(price)), [400]);
      const { amount } = await probe.read('createPaymentOrder', order(next));
      const message = "An order has the price from before the project's change";
      probe.expectEqual(amount, toPaise(next), message, 'money');
    },
  ),
  {
    operationId: 'createPaymentOrder',
    title: 'prices with paise, to the paisa',
    due: [200],
    // Sales at such a price are included in the figures.
    prepares: true,
    run: async (probe, world) => {
      const { id, is_active: isActive } = world.need('addedProject');
      if (!isActive) throw new SkipCase('the project of the run is not for sale');
      for (const price of PRICES) {
        const input = makeInput({ base_price: price });
        const changed = await probe.read('updateProject', inAdded(world, input));
        world.learn({ addedProject: changed.project });
        expectProject(probe, changed.project, input);
        const call = world.by('person', { body: { projectId: id, amount: price } });
        const { amount } = await probe.read('createPaymentOrder', call);
        const message = `The price is ${price} rupees, and the order's amount must be in paise`;
        probe.expectEqual(amount, toPaise(price), message, 'money');
      }
      if (!world.settings.secret) return;
      const buyer = await makeBuyer(probe, world, { id, base_price: PRICES.at(-1)! });
      const { payments } = await probe.read('listPayments', { token: buyer.token });
      const paid = payments.map((payment) => toPaise(payment.amount));
      const history = 'The history has another amount than was paid';
      probe.expectEqual(paid, [toPaise(PRICES.at(-1)!)], history, 'money');
    },
  },
  preparing(
    callCase(
      ['updateProjectStatus', 200, 'no longer for sale'],
      (world) => inAdded(world, { is_active: false }),
      async ({ project }, probe, world) => {
        probe.expectEqual(project.is_active, false, 'The project is still for sale');
        const { json } = await probe.call('getProject', { path: { id: project.id } });
        const seen = (json as { project: { is_active: boolean } }).project.is_active;
        probe.expectEqual(seen, false, 'Guests still see the project as for sale');
        world.learn({ addedProject: project });
      },
    ),
  ),
  flowCase(
    ['updateProjectStatus', 200, 'the shop lists what is for sale, and nothing else'],
    async (probe, world) => {
      const { id, title } = world.need('addedProject');
      for (const isActive of [true, false]) {
        await probe.call('updateProjectStatus', inAdded(world, { is_active: isActive }));
        await expectOffered(probe, { id, title }, isActive);
      }
    },
  ),
  callCase(['createPaymentOrder', 400, 'a project that is not for sale'], (world) => {
    const { id, base_price } = world.need('addedProject');
    const { token } = world.need('bystander');
    return { token, body: { projectId: id, amount: Number(base_price) } };
  }),
];

const newLineCase = flowCase(
  ['exportAdminPayments', 200, 'an order that is new is a line that is new'],
  async (probe, world) => {
    const read = async () => (await probe.call('exportAdminPayments', world.by('admin'))).text;
    await read();
    const { token } = await makeNewcomer(probe, world);
    const { id: projectId, base_price: price } = world.need('project');
    const call = { token, body: { projectId, amount: Number(price) } };
    const { orderId } = await probe.read('createPaymentOrder', call);
    const isThere = (await read()).includes(orderId);
    probe.expect(isThere, 'The file lacks an order that is new');
  },
);

const manyCases: Case[] = [
  flowCase(
    ['changeProjects', 200, 'one project that can be removed and one that does not exist'],
    async (probe, world) => {
      const { id, title } = await addProject(probe, world);
      const body = { action: 'delete', ids: [id, UNKNOWN_ID] };
      const call = world.by('admin', { body });
      const { results } = await probe.read('changeProjects', call);
      const done = results.map((result) => [result.id, result.is_done]);
      const due = [
        [id, true],
        [UNKNOWN_ID, false],
      ];
      probe.expectEqual(done, due, 'The results do not say what was done');
      probe.expectEqual(results[0]?.title, title, 'The title is another one');
      probe.expect(Boolean(results[1]?.message), 'A refusal has no reason');
      const gone = world.by('admin', { path: { id } });
      await probe.call('getAdminProject', gone, [404]);
    },
  ),
  flowCase(
    ['changeProjects', 200, 'a project is taken off sale and offered again'],
    async (probe, world) => {
      const { id, title } = await addProject(probe, world);
      for (const [action, isActive] of [
        ['deactivate', false],
        ['activate', true],
      ] as const) {
        await probe.call('changeProjects', world.by('admin', { body: { action, ids: [id] } }));
        await expectOffered(probe, { id, title }, isActive);
      }
      await probe.call('deleteProject', world.by('admin', { path: { id } }));
    },
  ),
  callCase(['changeProjects', 400, 'no project'], (world) =>
    world.by('admin', { body: { action: 'activate', ids: [] } }),
  ),
  flowCase(
    ['importProjects', 200, 'a dry run, then a line with and one without a problem'],
    async (probe, world) => {
      const title = `Imported ${Date.now().toString(36)}`;
      const file = new TextEncoder().encode(
        `${IMPORT_HEADER}\n=1+1,${IMPORT_REST}\n${title},${IMPORT_REST}\n`,
      );
      const call = world.by('admin', { body: file });
      const judged = await probe.read('importProjects', { ...call, query: { dry_run: 'true' } });
      const lines = [judged.projects, judged.problems].map((each) => each.map(({ line }) => line));
      probe.expectEqual(lines, [[3], [2]], 'The lines are others');
      probe.expectEqual(judged.projects[0]?.id, null, 'A dry run adds projects');
      const ignored = 'The columns that no project has are others';
      probe.expectEqual(judged.ignored_columns, [UNKNOWN_COLUMN], ignored);
      const { projects } = await probe.read('importProjects', call);
      const [added] = projects;
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

/** Figures, payments and projects of the admin panel (extensions). */
export const adminShopCases: Case[] = [
  ...overviewCases,
  ...paymentCases,
  ...writing([...projectCases, ...manyCases, newLineCase]),
].map(extension);
