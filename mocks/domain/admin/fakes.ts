import { strToU8, zipSync } from 'fflate';
import { memoryFiles } from '../../persistence/memoryFiles';
import { makeSeed } from '../../seeds';
import type { DomainContext } from '../context';
import { makeStore } from '../store';

/** Opens a seeded shop on 15 October 2025, 09:00 UTC. */
export function openShop() {
  const store = makeStore(makeSeed(7, new Date('2025-10-15T00:00:00Z')));
  const context: DomainContext = {
    store,
    files: memoryFiles(),
    now: () => new Date('2025-10-15T09:00:00Z'),
    seed: 7,
  };
  return { store, context };
}

/** Creates a zip file that contains a text. */
export function makeZip(text: string): Blob {
  return new Blob([new Uint8Array(zipSync({ 'README.md': strToU8(text) }))]);
}

/** Sample files: the first bytes of each picture format. */
export const pictures = {
  png: new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4])]),
  jpeg: new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8])]),
  webp: new Blob(['RIFF', new Uint8Array([4, 0, 0, 0]), 'WEBPVP8 ']),
  svg: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>']),
};

/** A valid project input. */
export const projectInput = {
  title: 'Leadwell Sales Pipeline CRM II',
  category: 'CRM & Sales',
  short_description: 'Deals, tasks and quotes on one board for small sales teams.',
  description: 'For sales teams of up to twenty people.\n\nRuns on one small server.',
  base_price: 4999.5,
  demo_url: 'https://demo.example.com/leadwell',
  is_active: true,
  preview_images: ['/uploads/images/leadwell.svg', 'board.png', 'https://example.com/a.webp'],
  features: 'Kanban pipeline\n\n  Quotes with GST  ',
  technologies: 'React, Node.js,, PostgreSQL ',
};
