import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { dayOf } from '@/lib/time';
import { useOrderedList } from '@/ui/form/useOrderedList';
import { visuallyHidden } from '@/ui/visuallyHidden';
import type { ReleaseValues } from '../fieldRules';
import { FieldGroup, formField } from './FieldGroup';

const newRelease = (): ReleaseValues => ({
  version: '',
  date: dayOf(Date.now()),
  changes: '',
});

type ReleaseFieldsProps = {
  /** The name of the field of all releases. */
  name: string;
  release: ReleaseValues;
  /** From 1. */
  number: number;
  onBlur: React.FocusEventHandler;
  onChange: (release: ReleaseValues) => void;
  onRemove: () => void;
};

function ReleaseFields(props: ReleaseFieldsProps) {
  const { name, release, number, onBlur, onChange, onRemove } = props;
  const field = (key: keyof ReleaseValues) => ({
    name,
    size: 'small' as const,
    value: release[key],
    onBlur,
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) =>
      onChange({ ...release, [key]: target.value }),
  });
  const labelled = (label: string) => ({
    htmlInput: { 'aria-label': `${label} of release ${number}` },
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

/** The releases of the project, edited in place. */
export const ChangelogField = formField<ReleaseValues[]>(function Changelog(props) {
  const { name, label, hint, value: releases, message, onBlur, setValue } = props;
  const { listRef, fallbackRef, announcement, prepend, remove } = useOrderedList<
    ReleaseValues,
    HTMLButtonElement
  >({ entries: releases, onChange: setValue, noun: 'Release' });
  return (
    <FieldGroup name={name} label={label} hint={hint} message={message} announcement={announcement}>
      <div>
        <Button
          ref={fallbackRef}
          variant="outlined"
          size="small"
          startIcon={<AddIcon />}
          onClick={() => prepend(newRelease())}
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
            name={name}
            release={release}
            number={index + 1}
            onBlur={onBlur}
            onChange={(changed) => setValue(releases.with(index, changed))}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
    </FieldGroup>
  );
});
