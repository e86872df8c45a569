import { strToU8, zipSync } from 'fflate';
import type { Upload } from '@/api/generated/admin.gen';
import type { GetProjectContentsResponse } from '@/api/generated/projects.gen';
import type { World } from '../../world/world';
import { type Case, flowCase, writing } from '../case';
import type { Probe } from '../probe';
import { makeInput } from './adminProjects';
import { makeBuyer } from './buyer';

const README_NAME = 'README.md';
const README_TEXTS = ['# Checked', '# Checked once more'];
const FILE_NAME = 'checked.zip';
const FIRST_PART = 20;
const SMALL_PART = 16;

const BYTES_PER_MEGABYTE = 1_048_576;
const MAXIMUM_MEGABYTES = 200;

async function startUpload(probe: Probe, world: World, fileSize: number): Promise<Upload> {
  const body = { kind: 'archive', file_name: FILE_NAME, file_size: fileSize };
  const { upload } = await probe.read('startUpload', world.by('admin', { body }));
  return upload;
}

const partOf = (world: World, { id }: Upload, offset: number, bytes: Uint8Array) =>
  world.by('admin', { body: bytes, path: { uploadId: id }, query: { offset } });

/** Changes the project of the run to a new input. */
async function change(probe: Probe, world: World, input: object) {
  const { id, title } = world.need('addedProject');
  const call = world.by('admin', { path: { id }, body: { ...makeInput({ title }), ...input } });
  const { project } = await probe.read('updateProject', call);
  world.learn({ addedProject: project });
  return project;
}

async function uploadFile(probe: Probe, world: World, text: string): Promise<void> {
  const readme = strToU8(text);
  const zip = zipSync({ [README_NAME]: readme });
  const upload = await startUpload(probe, world, zip.byteLength);
  const [first, rest] = [zip.slice(0, FIRST_PART), zip.slice(FIRST_PART)];
  await probe.call('sendUploadPart', partOf(world, upload, 0, first));
  const place = world.by('admin', { path: { uploadId: upload.id } });
  const begun = await probe.read('getUpload', place);
  const message = 'The number of received bytes is wrong';
  probe.expectEqual(begun.upload.received, FIRST_PART, message);
  await probe.call('sendUploadPart', partOf(world, upload, 0, first), [409]);
  const call = partOf(world, upload, FIRST_PART, rest);
  const done = await probe.read('sendUploadPart', call);
  probe.expectEqual(done.upload.received, zip.byteLength, message);
  const read = await probe.read('getUpload', place);
  const stale = 'A complete upload is shown otherwise than it was answered';
  probe.expectEqual(read.upload, done.upload, stale);
  const { contents } = done.upload;
  const counted = { total_files: 1, total_size: readme.byteLength, has_readme: true };
  const others = 'The contents of the upload are not those of the file';
  probe.expectEqual(contents ?? counted, counted, others);
  const project = await change(probe, world, { file_upload_id: upload.id });
  const file = [project.file_name, project.file_size];
  probe.expectEqual(file, [FILE_NAME, zip.byteLength], 'The project has another file');
  await expectContents(probe, world, text);
}

/** Expects everyone to see the contents of the uploaded file. */
async function expectContents(probe: Probe, world: World, text: string): Promise<void> {
  const call = { path: { id: world.need('addedProject').id } };
  const { status, json } = await probe.call('getProjectContents', call, [200, 404]);
  if (status !== 200) return;
  const { files, readme } = json as GetProjectContentsResponse;
  probe.expectEqual(
    { files, readme },
    { files: [{ path: README_NAME, size: strToU8(text).byteLength }], readme: text },
    'The contents of the project are not those of its file',
  );
}

/** Uploads of the admin panel (extensions). */
export const adminUploadCases: Case[] = writing([
  flowCase(
    ['sendUploadPart', 200, 'a project gets a zip file in two parts', 'prepares'],
    async (probe, world) => {
      // The second file replaces what was seen of the first.
      for (const text of README_TEXTS) await uploadFile(probe, world, text);
    },
  ),
  flowCase(['downloadProject', 200, 'a download counts once, for good'], async (probe, world) => {
    const { id, base_price } = world.need('addedProject');
    const call = world.by('admin', { path: { id } });
    await probe.call('updateProjectStatus', { ...call, body: { is_active: true } });
    const { token } = await makeBuyer(probe, world, { id, base_price });
    const before = await probe.read('getAdminProject', call);
    await probe.call('downloadProject', { token, path: { id } });
    const { project } = await probe.read('getAdminProject', call);
    const counted = before.project.download_count + 1;
    probe.expectEqual(project.download_count, counted, 'A download is not counted once');
    const changed = await change(probe, world, { is_active: false });
    const lost = 'A change of the project changes its downloads';
    probe.expectEqual(changed.download_count, counted, lost);
  }),
  flowCase(['startUpload', 201, 'no bytes received yet', 'prepares'], async (probe, world) => {
    const upload = await startUpload(probe, world, FIRST_PART);
    probe.expectEqual(upload.received, 0, 'A new upload has received bytes');
    world.learn({ upload });
  }),
  flowCase(
    ['startUpload', 400, `a zip file of more than ${MAXIMUM_MEGABYTES} MB`],
    (probe, world) => {
      const file_size = MAXIMUM_MEGABYTES * BYTES_PER_MEGABYTE + 1;
      const body = { kind: 'archive', file_name: FILE_NAME, file_size };
      return probe.call('startUpload', world.by('admin', { body }), [400]);
    },
  ),
  flowCase(['getUpload', 200, 'the started upload'], async (probe, world) => {
    const upload = world.need('upload');
    const call = world.by('admin', { path: { uploadId: upload.id } });
    const response = await probe.read('getUpload', call);
    probe.expectEqual(response.upload, upload, 'The upload has changed');
  }),
  flowCase(['sendUploadPart', 409, 'a part with a wrong offset'], (probe, world) =>
    probe.call(
      'sendUploadPart',
      partOf(world, world.need('upload'), FIRST_PART, Uint8Array.from([0])),
      [409],
    ),
  ),
  flowCase(['sendUploadPart', 200, 'many parts, also to a busy backend'], async (probe, world) => {
    const zip = zipSync({ [README_NAME]: strToU8(README_TEXTS[0]!) });
    const upload = await startUpload(probe, world, zip.byteLength);
    for (let at = 0; at < zip.byteLength; at += SMALL_PART) {
      const call = partOf(world, upload, at, zip.slice(at, at + SMALL_PART));
      const { received } = (await probe.read('sendUploadPart', call)).upload;
      const due = Math.min(at + SMALL_PART, zip.byteLength);
      probe.expectEqual(received, due, 'The number of received bytes is wrong');
    }
  }),
  flowCase(['sendUploadPart', 400, 'a text sent as a zip file'], async (probe, world) => {
    const text = strToU8('This is not a zip file');
    const upload = await startUpload(probe, world, text.byteLength);
    await probe.call('sendUploadPart', partOf(world, upload, 0, text), [400]);
  }),
]);
