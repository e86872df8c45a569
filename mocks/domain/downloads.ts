import type { ProjectContents } from '@/api/generated/projects.gen';
import { readContents } from './archive/contents';
import { makeProjectZip } from './archive/projectZip';
import type { DomainContext } from './context';
import { DomainError } from './errors';
import type { ProjectRow, UserRow } from './model';
import { findPurchase } from './orders';

/** Returns the uploaded zip file byte for byte, or a generated one if none was uploaded. */
async function fileOf({ files }: DomainContext, project: ProjectRow): Promise<Blob | undefined> {
  if (project.isFileWithdrawn) return undefined;
  if (project.fileUploadId === null) return new Blob([makeProjectZip(project)]);
  return files.read(project.fileUploadId);
}

/** The contents by project row, which is replaced when the project changes. */
const knownContents = new WeakMap<ProjectRow, ProjectContents>();

/** Returns what a project's zip file contains; throws `notFound` if there is no file. */
export async function getProjectContents(
  context: DomainContext,
  project: ProjectRow,
): Promise<ProjectContents> {
  const known = knownContents.get(project);
  if (known) return known;
  const file = await fileOf(context, project);
  const contents = file && (await readContents(file));
  if (!contents) throw new DomainError('notFound', 'This project has no file');
  knownContents.set(project, contents);
  return contents;
}

/**
 * Returns a project's file to an owner and counts the download, unless it resumes an earlier one.
 */
export async function downloadProject(
  context: DomainContext,
  user: UserRow,
  project: ProjectRow,
  isResumed = false,
): Promise<Blob> {
  const purchase = findPurchase(context, user, project.id);
  if (!purchase) throw new DomainError('forbidden', 'Purchase this project to download it');
  const file = await fileOf(context, project);
  if (!file) throw new DomainError('gone', 'The file is no longer available');
  if (isResumed) return file;
  const { orders, projects, downloads } = context.store;
  orders.put({ ...purchase, downloadCount: purchase.downloadCount + 1 });
  projects.put({ ...project, downloadCount: project.downloadCount + 1 });
  downloads.put({
    id: downloads.nextId(),
    userId: user.id,
    projectId: project.id,
    createdAt: context.now().toISOString(),
  });
  return file;
}
