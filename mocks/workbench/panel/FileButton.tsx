import { useRef, type ChangeEvent } from 'react';
import Button from '@mui/material/Button';

type FileButtonProps = {
  label: string;
  isDisabled?: boolean;
  /** Given the value of JSON in the chosen file, or undefined when it holds none. */
  onChoose: (content: unknown) => void;
};

async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    return undefined;
  }
}

/** A button that reads a JSON file. */
export function FileButton({ label, isDisabled = false, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(await readJson(file));
    // So that the same file can be chosen once more.
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
        accept="application/json,.json"
        aria-label={`${label}: file`}
        hidden
        onChange={(event) => void choose(event)}
      />
    </>
  );
}
