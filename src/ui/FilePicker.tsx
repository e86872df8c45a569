import { type ComponentPropsWithoutRef, type Ref, useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { focusRing, wrapSx } from '@/theme/mixins';
import { visuallyHidden } from './visuallyHidden';

type FilePickerProps = {
  /** The button text and the accessible name of the file input. */
  label: string;
  /** Describes the accepted files. */
  hint: string;
  /** The id of an error message for the input. */
  messageId?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onPick: (files: File[]) => void;
} & Pick<ComponentPropsWithoutRef<'input'>, 'name' | 'accept' | 'multiple' | 'onBlur'>;

/** A drop zone with a button that opens the browser's file dialog. */
export function FilePicker({
  label,
  hint,
  messageId,
  name,
  multiple,
  inputRef,
  onPick,
  ...input
}: FilePickerProps) {
  const [isOver, setOver] = useState(false);
  const [isTooMany, setTooMany] = useState(false);
  const hintId = `${name}-hint`;
  // The browser would open a file that is dropped beside the field, in place of the page.
  useEffect(() => {
    const keepPage = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('dragover', keepPage);
    document.addEventListener('drop', keepPage);
    return () => {
      document.removeEventListener('dragover', keepPage);
      document.removeEventListener('drop', keepPage);
    };
  }, []);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = Array.from(event.dataTransfer.files);
        const hasTooMany = !multiple && files.length > 1;
        setTooMany(hasTooMany);
        if (!hasTooMany) onPick(files);
      }}
      sx={{
        ...wrapSx,
        gap: 1.5,
        p: 2,
        border: '1.5px dashed',
        borderColor: isOver ? 'primary.main' : 'text.secondary',
        borderRadius: 1,
        bgcolor: isOver ? 'brand.soft' : 'transparent',
      }}
    >
      <Button
        component="label"
        // The control is the file input inside.
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        sx={{
          position: 'relative',
          '&:focus-within': focusRing,
        }}
      >
        <span>{label}</span>
        <Box
          component="input"
          ref={inputRef}
          type="file"
          {...input}
          name={name}
          multiple={multiple}
          aria-describedby={messageId ? `${messageId} ${hintId}` : hintId}
          aria-invalid={messageId !== undefined}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
            const files = Array.from(event.target.files ?? []);
            // Otherwise choosing the same file again fires no event.
            event.target.value = '';
            setTooMany(false);
            if (files.length > 0) onPick(files);
          }}
          sx={visuallyHidden}
        />
      </Button>
      <Box
        id={hintId}
        component="span"
        aria-live="polite"
        sx={{ typography: 'body2', color: isTooMany ? 'error.main' : 'text.secondary' }}
      >
        {isTooMany ? 'Please drop one file alone. None of these was taken.' : hint}
      </Box>
    </Box>
  );
}
