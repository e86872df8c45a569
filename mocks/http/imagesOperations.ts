import { findPicture } from '../domain/admin/uploads';
import { DomainError } from '../domain/errors';
import type { ProjectRow } from '../domain/model';
import type { Operation } from './operation';
import { drawPicture } from './picture';

/** Nothing but what it says it is: an uploaded file is never taken for a page or a script. */
const NO_SNIFFING = { 'X-Content-Type-Options': 'nosniff' };

/** By the table's rows, which are others after each change. */
const namesByRows = new WeakMap<readonly ProjectRow[], ReadonlySet<string>>();

/** The names of all projects' pictures; collected once, since a page of projects asks for dozens. */
function pictureNames(rows: readonly ProjectRow[]): ReadonlySet<string> {
  const known = namesByRows.get(rows);
  if (known) return known;
  const names = rows.flatMap(({ previewImages }) =>
    previewImages.map((image) => image.slice(image.lastIndexOf('/') + 1)),
  );
  const collected = new Set(names);
  namesByRows.set(rows, collected);
  return collected;
}

/** The pictures of the projects; no part of the backend's contract. */
export const imagesOperations: readonly Operation[] = [
  {
    operationId: 'getPicture',
    method: 'get',
    path: '/uploads/images/:name',
    answer: async ({ domain, params }) => {
      const name = params.name ?? '';
      const uploaded = await findPicture(domain, name);
      if (uploaded) {
        const headers = { 'Content-Type': uploaded.contentType, ...NO_SNIFFING };
        return new Response(uploaded.file, { headers });
      }
      if (!pictureNames(domain.store.projects.all()).has(name))
        throw new DomainError('notFound', 'Picture not found');
      return new Response(drawPicture(name), {
        headers: { 'Content-Type': 'image/svg+xml', ...NO_SNIFFING },
      });
    },
  },
];
