import { memo } from 'react';
import Box from '@mui/material/Box';
import AddIcon from '@mui/icons-material/AddRounded';
import DownIcon from '@mui/icons-material/ArrowDownwardRounded';
import UpIcon from '@mui/icons-material/ArrowUpwardRounded';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { splitLines } from '@/lib/text';
import { EntryButtons } from '@/ui/form/EntryButtons';
import { useFormField, type FieldInput } from '@/ui/form/useFormField';
import { useOrderedList } from '@/ui/form/useOrderedList';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { FieldGroup } from './FieldGroup';

const NAME = 'features';
const backward = { icon: <UpIcon />, direction: 'up' };
const forward = { icon: <DownIcon />, direction: 'down' };

type FeaturesViewProps = FieldInput<string[]> & { setValue: (features: string[]) => void };

const FeaturesView = memo(function FeaturesView({
  value: features,
  message,
  onBlur,
  setValue,
}: FeaturesViewProps) {
  const { listRef, fallbackRef, announcement, move, insert, remove } = useOrderedList<
    string,
    HTMLButtonElement
  >({
    entries: features,
    onChange: setValue,
    noun: 'Feature',
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
    const lines = splitLines(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    const isEmpty = features[index] === '';
    insert(isEmpty ? index : index + 1, lines, isEmpty ? 1 : 0);
  };

  return (
    <FieldGroup
      name={NAME}
      label="Features"
      message={message}
      hint="One a line. Enter begins the next line; Alt and the arrow keys move a line."
    >
      <Box
        component="ol"
        ref={listRef}
        sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {features.map((feature, index) => (
          // Features have no id; the focus follows them by index.
          <Box component="li" key={index} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <OutlinedInput
              fullWidth
              size="small"
              name={NAME}
              value={feature}
              onBlur={onBlur}
              onChange={({ target }) => setValue(features.with(index, target.value))}
              onKeyDown={(event) => pressKey(event, index)}
              onPaste={(event) => paste(event, index)}
              slotProps={{
                input: { 'aria-label': `Feature ${index + 1}` },
              }}
            />
            <EntryButtons
              entry={`feature ${index + 1}`}
              index={index}
              count={features.length}
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
          onClick={() => insert(features.length, [''])}
        >
          Add feature
        </Button>
      </div>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </FieldGroup>
  );
});

/** The list of features, edited in place. */
export function FeaturesField() {
  const { input, setValue } = useFormField<string[]>(NAME);
  return <FeaturesView {...input} setValue={setValue} />;
}
