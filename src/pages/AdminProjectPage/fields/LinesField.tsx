import AddIcon from '@mui/icons-material/AddRounded';
import DownIcon from '@mui/icons-material/ArrowDownwardRounded';
import UpIcon from '@mui/icons-material/ArrowUpwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { splitLines } from '@/lib/text';
import { EntryButtons, useOrderedList } from '@/ui/form/OrderedList';
import { FieldGroup, formField, type FieldProps } from './FieldGroup';

const backward = { icon: <UpIcon />, direction: 'up' };
const forward = { icon: <DownIcon />, direction: 'down' };

type LinesProps = FieldProps<string[]> & {
  label: string;
  /** Hint below the label, before the keyboard shortcuts. */
  hint: string;
  /** Noun for a line, used in sentences: feature. */
  noun: string;
};

/** A list of single lines, edited in place. */
function Lines({ name, label, hint, noun, value: lines, message, onBlur, setValue }: LinesProps) {
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
      announcement={announcement}
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
    </FieldGroup>
  );
}

/** The features of the project. */
export const FeaturesField = formField<string[]>('features', (field) => (
  <Lines {...field} label="Features" hint="One per line." noun="feature" />
));

/** The requirements of the project. */
export const RequirementsField = formField<string[]>('requirements', (field) => (
  <Lines
    {...field}
    label="Runs on"
    hint="One per line, such as Node.js 20 or later."
    noun="requirement"
  />
));
