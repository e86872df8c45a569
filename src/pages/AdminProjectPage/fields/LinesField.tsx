import { memo } from 'react';
import Box from '@mui/material/Box';
import AddIcon from '@mui/icons-material/AddRounded';
import DownIcon from '@mui/icons-material/ArrowDownwardRounded';
import UpIcon from '@mui/icons-material/ArrowUpwardRounded';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { splitLines } from '@/lib/text';
import { EntryButtons, useOrderedList } from '@/ui/form/OrderedList';
import { useFormField, type FieldInput } from '@/ui/form/useFormField';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { FieldGroup } from './FieldGroup';

const backward = { icon: <UpIcon />, direction: 'up' };
const forward = { icon: <DownIcon />, direction: 'down' };

type LinesFieldProps = {
  name: string;
  label: string;
  /** Hint below the label, before the keyboard shortcuts. */
  hint: string;
  /** Noun for a line, used in sentences: feature. */
  noun: string;
};

type LinesViewProps = LinesFieldProps &
  FieldInput<string[]> & { setValue: (lines: string[]) => void };

const LinesView = memo(function LinesView({
  name,
  label,
  hint,
  noun,
  value: lines,
  message,
  onBlur,
  setValue,
}: LinesViewProps) {
  const capitalized = noun.charAt(0).toUpperCase() + noun.slice(1);
  const { listRef, fallbackRef, announcement, move, insert, remove } = useOrderedList<
    string,
    HTMLButtonElement
  >({
    entries: lines,
    onChange: setValue,
    noun: capitalized,
  });

  const pressKey = (event: React.KeyboardEvent, index: number) => {
    const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
    const step = event.altKey ? steps[event.key] : undefined;
    if (event.key !== 'Enter' && step === undefined) return;
    // Enter would submit the form.
    event.preventDefault();
    if (step === undefined) insert(index + 1, ['']);
    else move(index, index + step, 'entry');
  };
  const paste = (event: React.ClipboardEvent, index: number) => {
    const pasted = splitLines(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    const isEmpty = lines[index] === '';
    insert(isEmpty ? index : index + 1, pasted, isEmpty ? 1 : 0);
  };

  return (
    <FieldGroup
      name={name}
      label={label}
      message={message}
      hint={`${hint} Enter begins the next line; Alt and the arrow keys move a line.`}
    >
      <Box
        component="ol"
        ref={listRef}
        sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {lines.map((line, index) => (
          // Lines have no id; the focus follows them by index.
          <Box component="li" key={index} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <OutlinedInput
              fullWidth
              size="small"
              name={name}
              value={line}
              onBlur={onBlur}
              onChange={({ target }) => setValue(lines.with(index, target.value))}
              onKeyDown={(event) => pressKey(event, index)}
              onPaste={(event) => paste(event, index)}
              slotProps={{
                input: { 'aria-label': `${capitalized} ${index + 1}` },
              }}
            />
            <EntryButtons
              entry={`${noun} ${index + 1}`}
              index={index}
              count={lines.length}
              backward={backward}
              forward={forward}
              onMove={move}
              onRemove={remove}
            />
          </Box>
        ))}
      </Box>
      <div>
        <Button
          ref={fallbackRef}
          variant="outlined"
          size="small"
          startIcon={<AddIcon />}
          onClick={() => insert(lines.length, [''])}
        >
          Add {noun}
        </Button>
      </div>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </FieldGroup>
  );
});

/** A list of single lines, edited in place. */
function LinesField(props: LinesFieldProps) {
  const { input, setValue } = useFormField<string[]>(props.name);
  return <LinesView {...props} {...input} setValue={setValue} />;
}

/** The features of the project. */
export function FeaturesField() {
  return <LinesField name="features" label="Features" hint="One per line." noun="feature" />;
}

/** The requirements of the project. */
export function RequirementsField() {
  return (
    <LinesField
      name="requirements"
      label="Runs on"
      hint="One per line, such as Node.js 20 or later."
      noun="requirement"
    />
  );
}
