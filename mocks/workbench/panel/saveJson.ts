import { saveFile } from '@/lib/saveFile';

/** Downloads a value as a JSON file. */
export function saveJson(value: unknown, name: string): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  saveFile(new Blob([text], { type: 'application/json' }), name);
}
