import { strToU8, zipSync } from 'fflate';
import { ADMIN, type Call, type Calls } from './call';
import { post, send, tokenOf } from './client';

const zip = new Blob([new Uint8Array(zipSync({ 'README.md': strToU8('# Leadwell') }))]);
const archive = { kind: 'archive', file_name: 'leadwell.zip', file_size: zip.size };

const project = {
  title: 'Leadwell Sales Pipeline CRM II',
  category: 'CRM & Sales',
  short_description: 'Deals, tasks and quotes on one board for small sales teams.',
  description: 'For sales teams of up to twenty people.\n\nRuns on one small server.',
  base_price: 4999,
  demo_url: 'https://demo.example.com/leadwell',
  is_active: true,
  preview_images: ['/uploads/images/leadwell.svg'],
  image_captions: ['Deal board by stage'],
  features: 'Kanban pipeline\nQuotes with GST',
  technologies: 'React, Node.js, PostgreSQL',
  version: '1.0.0',
  requirements: ['Node.js 20 or later'],
  changelog: [{ version: '1.0.0', date: '2025-02-11', changes: ['First release'] }],
  licence: { name: 'Commercial license', may: ['Use it'], may_not: ['Sell it'] },
  support_days: 30,
};

const projectsCsv = new Blob([
  'title,short_description,description,base_price\n',
  'Harbour Booking,Berths and bills in one place.,For small harbours of up to fifty berths.,4999\n',
  ',Too short,Also too short,free\n',
]);

const asAdmin = (call: Call = {}) => ({ ...call, as: ADMIN });

/** Creates a project without payments; returns its path. */
async function newProject(): Promise<string> {
  const token = await tokenOf(ADMIN);
  const created = await post<{ project: { id: number } }>('/api/admin/projects', project, token);
  return `/api/admin/projects/${created.project.id}`;
}

async function newUpload(): Promise<string> {
  const token = await tokenOf(ADMIN);
  const created = await post<{ upload: { id: string } }>('/api/admin/uploads', archive, token);
  return `/api/admin/uploads/${created.upload.id}`;
}

const part = async (offset: number, body: Blob): Promise<Call> => ({
  path: `${await newUpload()}?offset=${offset}`,
  body,
});

async function sendTwice(): Promise<Call> {
  const call = await part(0, zip.slice(0, 10));
  await send('PUT', call.path!, { body: call.body, token: await tokenOf(ADMIN) });
  return call;
}

/** The calls that provoke the documented responses of the tag `admin`. */
export const adminCalls: Calls = {
  'getAdminOverview 200': () => asAdmin({ path: '/api/admin/overview?days=30' }),
  'getAdminOverview 400': () => asAdmin({ path: '/api/admin/overview?days=31' }),
  'listAdminProjects 200': () => asAdmin({ path: '/api/admin/projects?limit=100' }),
  'createProject 201': () => asAdmin({ body: project }),
  'createProject 400': () => asAdmin({ body: { ...project, title: '' } }),
  'changeProjects 200': () => asAdmin({ body: { action: 'deactivate', ids: [4, 99_999] } }),
  'changeProjects 400': () => asAdmin({ body: { action: 'deactivate', ids: [] } }),
  'importProjects 200': () => asAdmin({ body: projectsCsv }),
  'importProjects 400': () => asAdmin({ body: zip }),
  'getAdminProject 200': () => asAdmin(),
  'updateProject 200': () => asAdmin({ body: project }),
  'updateProject 400': () => asAdmin({ body: { ...project, base_price: 0 } }),
  'updateProject 409': () =>
    asAdmin({ body: { ...project, expected_updated_at: '2020-01-01T00:00:00.000Z' } }),
  'deleteProject 200': async () => asAdmin({ path: await newProject() }),
  'deleteProject 409': () => asAdmin({ path: '/api/admin/projects/12' }),
  'updateProjectStatus 200': () => asAdmin({ body: { is_active: false } }),
  'updateProjectStatus 400': () => asAdmin({ body: { is_active: 'no' } }),
  'startUpload 201': () => asAdmin({ body: archive }),
  'startUpload 400': () => asAdmin({ body: { ...archive, file_size: 0 } }),
  'getUpload 200': async () => asAdmin({ path: await newUpload() }),
  'sendUploadPart 200': async () => asAdmin(await part(0, zip)),
  'sendUploadPart 400': async () => asAdmin(await part(0, new Blob(['x'.repeat(zip.size)]))),
  'sendUploadPart 409': async () => asAdmin(await sendTwice()),
  'listAdminPayments 200': () => asAdmin({ path: '/api/admin/payments?limit=100' }),
  'exportAdminPayments 200': () => asAdmin(),
  'listUsers 200': () => asAdmin({ path: '/api/admin/users?limit=100' }),
  'updateUser 200': () => asAdmin({ body: { role: 'admin' } }),
  'updateUser 400': () => asAdmin({ body: {} }),
  'updateUser 409': () => asAdmin({ path: '/api/admin/users/1', body: { role: 'user' } }),
};
