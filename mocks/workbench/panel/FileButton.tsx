import { useRef, type ChangeEvent } from 'react';
import Button from '@mui/material/Button';
import { readJson } from './readJson';

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
        accept="application/json,.json"
        aria-label={`${label}: file`}
        hidden
        onChange={(event) => void choose(event)}
      />
    </>
  );
}
