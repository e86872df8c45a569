import { insteadOf, lieAt, rewrite, spoil, withBody, withQuery, type Body } from './lies';
import type { Mutant } from './mutant';

const confirmed = () => Response.json({ success: true });
const project = (body: Body) => body.project as Body;
const upload = (body: Body) => body.upload as Body;

/** A mutant that spoils the table of payments. */
function table(
  name: string,
  rule: 'file' | 'consistency',
  change: (csv: string) => string,
): Mutant {
  return lieAt('exportAdminPayments', name, rule, async (request, honest) => {
    const answer = await honest(request);
    const csv = Buffer.from(await answer.clone().arrayBuffer()).toString('utf8');
    return answer.ok ? withBody(answer, change(csv)) : answer;
  });
}

/** Backends whose admin panel is not to be trusted. */
export const adminMutants: Mutant[] = [
  spoil('getAdminOverview', 'A day is missing in the overview', 'consistency', (body) => {
    (body.series as unknown[]).shift();
  }),
  spoil('getAdminOverview', 'The days do not add up', 'money', (body) => {
    const totals = body.totals as Body;
    totals.revenue = Number(totals.revenue) + 1;
  }),
  spoil('getAdminOverview', 'The interval is a week', 'schema', (body) => {
    body.interval = 'week';
  }),
  rewrite('listAdminProjects', "The list's status is ignored", 'filter', (request) =>
    withQuery(request, (query) => query.delete('status')),
  ),
  rewrite('listAdminPayments', "One person's payments are everybody's", 'filter', (request) =>
    withQuery(request, (query) => query.delete('user')),
  ),
  rewrite('listUsers', 'People are not sorted by what they spent', 'sorting', (request) =>
    withQuery(request, (query) => {
      if (query.get('sort') === 'spent') query.delete('sort');
    }),
  ),
  spoil('createProject', 'A new project is cheaper than was asked for', 'money', (body) => {
    project(body).base_price = 1;
  }),
  insteadOf(['createProject', 403], 'Customers may add projects', 'status', () =>
    Response.json({ success: true }, { status: 201 }),
  ),
  insteadOf(['createProject', 400], 'It is not said which field is wrong', 'schema', () =>
    Response.json({ success: false, message: 'Something is wrong' }, { status: 400 }),
  ),
  insteadOf(['updateProject', 409], "Somebody else's change is overwritten", 'status', confirmed),
  insteadOf(['deleteProject', 409], 'A project that was sold can be removed', 'status', confirmed),
  lieAt('deleteProject', 'A removed project is still there', 'status', (request, honest) =>
    request.headers.has('Authorization') ? Promise.resolve(confirmed()) : honest(request),
  ),
  spoil('updateProjectStatus', 'A project stays for sale', 'consistency', (body) => {
    project(body).is_active = true;
  }),
  spoil('sendUploadPart', 'Received bytes are not counted', 'consistency', (body) => {
    upload(body).received = 0;
  }),
  insteadOf(['sendUploadPart', 400], 'Anything passes for a zip file', 'status', confirmed),
  insteadOf(['updateUser', 409], 'An admin can give up the own role', 'status', confirmed),
  table('The table has no byte order mark', 'file', (csv) => csv.replace('\uFEFF', '')),
  table('The table ends its lines as Unix does', 'file', (csv) => csv.replaceAll('\r\n', '\n')),
  table('A cell of the table is a formula', 'file', (csv) => `${csv}=1+1\r\n`),
  table('A payment is missing in the table', 'consistency', (csv) =>
    csv.split('\r\n').slice(0, -2).concat('').join('\r\n'),
  ),
];
