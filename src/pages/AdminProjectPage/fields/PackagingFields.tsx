import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type LicenseText, NAMED_LICENSES } from '@/config/content/licenses';
import { dayOf } from '@/lib/time';
import { useOrderedList } from '@/ui/form/OrderedList';
import { NativeSelect } from '@/ui/NativeSelect';
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

const NONE = 'none';
const CUSTOM = 'custom';

const OPTIONS = [
  { value: NONE, label: 'No license text' },
  ...NAMED_LICENSES.map(({ name }) => ({ value: name, label: name })),
  { value: CUSTOM, label: 'Custom' },
];

function choiceOf(license: LicenseText | null): string {
  if (license === null) return NONE;
  const text = JSON.stringify(license);
  return NAMED_LICENSES.find((named) => JSON.stringify(named) === text)?.name ?? CUSTOM;
}

/** Initial values of a license: the texts of the current one under another name. */
function toCustom(license: LicenseText | null): LicenseText {
  const { may, mayNot } = license ?? { may: [], mayNot: [] };
  return { name: 'Custom license', may, mayNot };
}

/** The license of the project: none, a predefined one or a custom one. */
export const LicenseField = formField<LicenseText | null>(function License(props) {
  const { name, label, hint, value: license, message, onBlur, setValue } = props;
  const choice = choiceOf(license);
  const choose = (chosen: string) =>
    setValue(
      chosen === CUSTOM
        ? toCustom(license)
        : (NAMED_LICENSES.find((named) => named.name === chosen) ?? null),
    );
  const lines = (key: 'may' | 'mayNot', termsLabel: string) =>
    license && (
      <TextField
        multiline
        minRows={2}
        size="small"
        name={name}
        label={termsLabel}
        value={license[key].join('\n')}
        onBlur={onBlur}
        onChange={({ target }) => setValue({ ...license, [key]: target.value.split('\n') })}
      />
    );
  return (
    <FieldGroup name={name} label={label} hint={hint} message={message}>
      <Stack sx={{ gap: 2, pt: 1 }}>
        <NativeSelect label="Which license" value={choice} options={OPTIONS} onChange={choose} />
        {license && choice === CUSTOM && (
          <>
            <TextField
              size="small"
              name={name}
              label="Name of the license"
              value={license.name}
              onBlur={onBlur}
              onChange={({ target }) => setValue({ ...license, name: target.value })}
            />
            {lines('may', 'Customers may, one per line')}
            {lines('mayNot', 'Customers may not, one per line')}
          </>
        )}
      </Stack>
    </FieldGroup>
  );
});
