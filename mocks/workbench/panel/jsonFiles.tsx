import { type ChangeEvent, useRef } from 'react';
import Button from '@mui/material/Button';
import { saveFile } from '@/lib/browser';

type FileButtonProps = {
  label: string;
  isDisabled?: boolean;
  /** Called with the parsed JSON of the chosen file, or undefined if it is not JSON. */
  onChoose: (content: unknown) => void;
};

/** A button that opens a JSON file. */
export function FileButton({ label, isDisabled = false, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(await readJson(file));
    // Allows choosing the same file again.
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <Button disabled={isDisabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json,.har"
        aria-label={`${label}: file`}
        hidden
        onChange={(event) => void choose(event)}
      />
    </>
  );
}

/** Returns the parsed content of a file, or undefined if it is not JSON. */
async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    return undefined;
  }
}

/** Downloads a value as a JSON file. */
export function saveJson(value: unknown, name: string): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  saveFile(new Blob([text], { type: 'application/json' }), name);
}
