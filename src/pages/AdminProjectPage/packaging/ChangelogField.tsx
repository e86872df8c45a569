import { memo } from 'react';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useFormField, type FieldInput } from '@/ui/form/useFormField';
import { useOrderedList } from '@/ui/form/OrderedList';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { FieldGroup } from '../fields/FieldGroup';
import type { ReleaseValues } from '../projectValues';

const NAME = 'changelog';
const DATE_LENGTH = '2025-10-14'.length;

const newRelease = (): ReleaseValues => ({
  version: '',
  date: new Date().toISOString().slice(0, DATE_LENGTH),
  changes: '',
});

type ReleaseFieldsProps = {
  release: ReleaseValues;
  /** From 1. */
  number: number;
  onBlur: React.FocusEventHandler;
  onChange: (release: ReleaseValues) => void;
  onRemove: () => void;
};

function ReleaseFields({ release, number, onBlur, onChange, onRemove }: ReleaseFieldsProps) {
  const field = (key: keyof ReleaseValues) => ({
    name: NAME,
    size: 'small' as const,
    value: release[key],
    onBlur,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) =>
      onChange({ ...release, [key]: target.value }),
  });
  const labelled = (name: string) => ({
    htmlInput: { 'aria-label': `${name} of release ${number}` },
  });
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
        alignItems: 'start',
        gap: 1.5,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <TextField {...field('version')} label="Version" slotProps={labelled('Version')} />
      <TextField
        {...field('date')}
        type="date"
        label="Date"
        slotProps={{ ...labelled('Date'), inputLabel: { shrink: true } }}
      />
      <Button variant="outlined" data-control="remove" onClick={onRemove}>
        Remove
        <Box component="span" sx={visuallyHidden}>
          {` release ${number}`}
        </Box>
      </Button>
      <TextField
        {...field('changes')}
        multiline
        minRows={2}
        label="What changed, one per line"
        slotProps={labelled('What changed, one per line,')}
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
}

type ChangelogViewProps = FieldInput<ReleaseValues[]> & {
  setValue: (changelog: ReleaseValues[]) => void;
};

const ChangelogView = memo(function ChangelogView({
  value: releases,
  message,
  onBlur,
  setValue,
}: ChangelogViewProps) {
  const { listRef, fallbackRef, announcement, insert, remove } = useOrderedList<
    ReleaseValues,
    HTMLButtonElement
  >({ entries: releases, onChange: setValue, noun: 'Release' });
  return (
    <FieldGroup
      name={NAME}
      label="Changelog"
      message={message}
      hint="The newest release first. Customers see what changed in it."
    >
      <div>
        <Button
          ref={fallbackRef}
          variant="outlined"
          size="small"
          startIcon={<AddIcon />}
          onClick={() => insert(0, [newRelease()])}
        >
          Add release
        </Button>
      </div>
      <Box
        component="ol"
        ref={listRef}
        aria-label="Releases"
        sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {releases.map((release, index) => (
          // Releases have no id; the focus follows them by index.
          <ReleaseFields
            key={index}
            release={release}
            number={index + 1}
            onBlur={onBlur}
            onChange={(changed) => setValue(releases.with(index, changed))}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </FieldGroup>
  );
});

/** The releases of the project, edited in place. */
export function ChangelogField() {
  const { input, setValue } = useFormField<ReleaseValues[]>(NAME);
  return <ChangelogView {...input} setValue={setValue} />;
}
