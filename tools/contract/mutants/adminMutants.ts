import {
  replaceError,
  mutateOperation,
  rewriteRequest,
  mutateBody,
  withBody,
  withQuery,
  type Body,
} from './mutate';
import type { Mutant } from './mutant';

const confirmed = () => Response.json({ success: true });
const project = (body: Body) => body.project as Body;
const upload = (body: Body) => body.upload as Body;

/** Creates a mutant that changes the CSV export of payments. */
function mutateCsv(
  name: string,
  rule: 'file' | 'consistency' | 'money',
  change: (csv: string) => string,
): Mutant {
  return mutateOperation('exportAdminPayments', name, rule, async (request, honest) => {
    const response = await honest(request);
    const csv = Buffer.from(await response.clone().arrayBuffer()).toString('utf8');
    return response.ok ? withBody(response, change(csv)) : response;
  });
}

/** Mutants of the admin endpoints. */
export const adminMutants: Mutant[] = [
  mutateBody('getAdminOverview', 'The overview lacks a day', 'consistency', (body) => {
    (body.series as unknown[]).shift();
  }),
  mutateBody('getAdminOverview', 'The days do not add up', 'money', (body) => {
    const totals = body.totals as Body;
    totals.revenue = Number(totals.revenue) + 1;
  }),
  mutateBody('getAdminOverview', 'The days of the overview are moved by one', 'money', (body) => {
    const series = body.series as Body[];
    const figures = series.map(({ date: _date, ...rest }) => rest);
    series.forEach((point, index) => Object.assign(point, figures.at(index - 1)));
  }),
  mutateBody('getAdminOverview', 'Pending payments count as sales', 'money', (body) => {
    const day = (body.series as Body[]).at(-2)!;
    day.sales = Number(day.sales) + 1;
  }),
  mutateBody('getAdminOverview', 'The interval is a week', 'schema', (body) => {
    body.interval = 'week';
  }),
  rewriteRequest('listAdminProjects', 'The status filter is ignored', 'filter', (request) =>
    withQuery(request, (query) => query.delete('status')),
  ),
  rewriteRequest('listAdminPayments', 'The user filter is ignored', 'filter', (request) =>
    withQuery(request, (query) => query.delete('user')),
  ),
  rewriteRequest('listUsers', 'Users are not sorted by amount spent', 'sorting', (request) =>
    withQuery(request, (query) => {
      if (query.get('sort') === 'spent') query.delete('sort');
    }),
  ),
  mutateBody('createProject', 'A new project gets a lower price', 'money', (body) => {
    project(body).base_price = 1;
  }),
  replaceError(['createProject', 403], 'Customers may add projects', 'status', () =>
    Response.json({ success: true }, { status: 201 }),
  ),
  replaceError(
    ['createProject', 400],
    'An error response does not name the invalid fields',
    'schema',
    () => Response.json({ success: false, message: 'Something is wrong' }, { status: 400 }),
  ),
  replaceError(
    ['updateProject', 409],
    "Another admin's change is overwritten",
    'status',
    confirmed,
  ),
  replaceError(['deleteProject', 409], 'A sold project can be deleted', 'status', confirmed),
  mutateOperation('deleteProject', 'A deleted project still exists', 'status', (request, honest) =>
    request.headers.has('Authorization') ? Promise.resolve(confirmed()) : honest(request),
  ),
  mutateBody(
    'updateProjectStatus',
    'A deactivated project stays for sale',
    'consistency',
    (body) => {
      project(body).is_active = true;
    },
  ),
  mutateBody('sendUploadPart', 'Received bytes are not counted', 'consistency', (body) => {
    upload(body).received = 0;
  }),
  replaceError(['sendUploadPart', 400], 'Any file is accepted as a zip file', 'status', confirmed),
  replaceError(['updateUser', 409], 'Admins can remove their own role', 'status', confirmed),
  mutateCsv('The CSV file has no byte order mark', 'file', (csv) => csv.replace('\uFEFF', '')),
  mutateCsv('The CSV file has Unix line ends', 'file', (csv) => csv.replaceAll('\r\n', '\n')),
  mutateCsv('A cell of the CSV file is a formula', 'file', (csv) => `${csv}=1+1\r\n`),
  mutateCsv('One amount of the CSV file is wrong', 'money', (csv) =>
    csv.replace(
      /(,completed,)(\d+)/,
      (_all, before: string, amount: string) => `${before}${Number(amount) + 1}`,
    ),
  ),
  mutateCsv('An amount of the CSV file is in paise', 'money', (csv) => {
    const lines = csv.split('\r\n');
    const last = lines.findLastIndex((line) => line.includes(',completed,'));
    lines[last] = lines[last]!.replace(/(,completed,\d+)/, '$100');
    return lines.join('\r\n');
  }),
  mutateCsv('The CSV file calls a pending payment completed', 'money', (csv) =>
    csv.replace(',pending,', ',completed,'),
  ),
  mutateCsv('The CSV file lacks a payment', 'consistency', (csv) =>
    csv.split('\r\n').slice(0, -2).concat('').join('\r\n'),
  ),
  mutateBody(
    'changeProjects',
    'Sold projects are removed among many',
    { rule: 'consistency', at: 'deleteProject' },
    (body) => {
      for (const result of body.results as Body[])
        if (result.title !== null) Object.assign(result, { is_done: true, message: null });
    },
  ),
];
