import { findPicture } from '../domain/admin/uploads';
import { DomainError } from '../domain/errors';
import type { Operation } from './operation';
import { drawPicture } from './picture';

/** Nothing but what it says it is: an uploaded file is never taken for a page or a script. */
const NO_SNIFFING = { 'X-Content-Type-Options': 'nosniff' };

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
      const isKnown = domain.store.projects
        .all()
        .some(({ previewImages }) =>
          previewImages.some((image) => image.split('/').at(-1) === name),
        );
      if (!isKnown) throw new DomainError('notFound', 'Picture not found');
      return new Response(drawPicture(name), {
        headers: { 'Content-Type': 'image/svg+xml', ...NO_SNIFFING },
      });
    },
  },
];
