import type { ClipboardEvent, DragEvent } from 'react';
import { readJson } from './readJson';
import { useAction } from './useAction';
import { useWorkbench } from './workbenchContext';

const isPicture = (file: File) => file.type.startsWith('image/');

function describePictures(count: number): string {
  return count === 1
    ? 'The picture goes into the next bug report.'
    : `${count} pictures go into the next bug report.`;
}

/**
 * Handles files dropped on an element or pasted into it: pictures go into the next bug report, and
 * anything else is opened as a setup.
 */
export function useDroppedFiles() {
  const { workbench, screenshots } = useWorkbench();
  const { run } = useAction();
  const take = (files: readonly File[]) =>
    run(async () => {
      const pictures = files.filter(isPicture);
      const others = files.filter((file) => !isPicture(file));
      if (others.length > 1) throw new TypeError('Drop one setup at a time');
      const [setup] = others;
      if (setup) await workbench.importSetup(await readJson(setup));
      screenshots.add(pictures);
      return [
        ...(setup
          ? [`The setup from ${setup.name} is active. Seed, size and switches need a reload.`]
          : []),
        ...(pictures.length > 0 ? [describePictures(pictures.length)] : []),
      ].join(' ');
    });
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      void take(files);
    },
    onPaste: (event: ClipboardEvent) => {
      const pictures = [...event.clipboardData.files].filter(isPicture);
      if (pictures.length === 0) return;
      event.preventDefault();
      void take(pictures);
    },
  };
}
