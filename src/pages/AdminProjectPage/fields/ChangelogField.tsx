import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { dayOf } from '@/lib/time';
import { messageIdOf } from '@/ui/form/useFormField';
import { useOrderedList } from '@/ui/form/useOrderedList';
import { visuallyHidden } from '@/ui/visuallyHidden';
import type { ReleaseValues } from '../fieldRules';
import { FieldGroup, type FieldProps, formField, PartField, wholeError } from './FieldGroup';

const newRelease = (): ReleaseValues => ({
  version: '',
  date: dayOf(Date.now()),
  changes: '',
});

type ReleaseFieldsProps = {
  /** The field of all releases. */
  field: Pick<FieldProps<unknown>, 'name' | 'error' | 'onBlur'>;
  release: ReleaseValues;
  /** From 1. */
  number: number;
  onChange: (release: ReleaseValues) => void;
  onRemove: () => void;
};

function ReleaseFields(props: ReleaseFieldsProps) {
  const { field, release, number, onChange, onRemove } = props;
  const part = (key: keyof ReleaseValues, label: string, spoken = label) => ({
    field,
    path: [number - 1, key],
    label,
    spokenLabel: `${spoken} of release ${number}`,
    value: release[key],
    onChange: (text: string) => onChange({ ...release, [key]: text }),
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
      <PartField {...part('version', 'Version')} />
      <PartField {...part('date', 'Date')} type="date" />
      <Button variant="outlined" data-control="remove" onClick={onRemove}>
        Remove
        <Box component="span" sx={visuallyHidden}>
          {` release ${number}`}
        </Box>
      </Button>
      <PartField
        {...part('changes', 'What changed, one per line', 'What changed, one per line,')}
        multiline
        minRows={2}
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  );
}

/** The releases of the project, edited in place. */
export const ChangelogField = formField<ReleaseValues[]>(function Changelog(props) {
  const { name, label, hint, value: releases, error, setValue } = props;
  const message = wholeError(error);
  const { listRef, fallbackRef, announcement, prepend, remove } = useOrderedList<
    ReleaseValues,
    HTMLButtonElement
  >({ entries: releases, onChange: setValue, noun: 'Release' });
  return (
    <FieldGroup name={name} label={label} hint={hint} message={message} announcement={announcement}>
      <div>
        <Button
          ref={fallbackRef}
          name={name}
          aria-describedby={messageIdOf(name, message)}
          variant="outlined"
          size="small"
          startIcon={<AddIcon />}
          onClick={() => prepend(newRelease())}
        >
          Add release
        </Button>
      </div>
      <Box component="ol" ref={listRef} aria-label="Releases" sx={{ display: 'grid', gap: 1.5 }}>
        {releases.map((release, index) => (
          // Releases have no id; the focus follows them by index.
          <ReleaseFields
            key={index}
            field={props}
            release={release}
            number={index + 1}
            onChange={(changed) => setValue(releases.with(index, changed))}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
    </FieldGroup>
  );
});
