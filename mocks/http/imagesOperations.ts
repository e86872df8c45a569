import { DomainError } from '../domain/errors';
import type { Operation } from './operation';
import { drawPicture } from './picture';

/** The pictures of the projects; no part of the backend's contract. */
export const imagesOperations: readonly Operation[] = [
  {
    operationId: 'getPicture',
    method: 'get',
    path: '/uploads/images/:name',
    answer: ({ domain, params }) => {
      const name = params.name ?? '';
      const isKnown = domain.store.projects
        .all()
        .some(({ previewImages }) =>
          previewImages.some((image) => image.split('/').at(-1) === name),
        );
      if (!isKnown) throw new DomainError('notFound', 'Picture not found');
      return new Response(drawPicture(name), { headers: { 'Content-Type': 'image/svg+xml' } });
    },
  },
];
