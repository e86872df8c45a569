import { memo } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { NAMED_LICENCES, type LicenceText } from '@/config/content/licences';
import { NativeSelect } from '@/ui/NativeSelect';
import { useFormField, type FieldInput } from '@/ui/form/useFormField';
import { FieldGroup } from '../fields/FieldGroup';

const NAME = 'licence';
const NONE = 'none';
const CUSTOM = 'custom';

const OPTIONS = [
  { value: NONE, label: 'No license text' },
  ...NAMED_LICENCES.map(({ name }) => ({ value: name, label: name })),
  { value: CUSTOM, label: 'Custom' },
];

const isSame = (one: LicenceText, other: LicenceText) =>
  one.name === other.name &&
  one.may.join('\n') === other.may.join('\n') &&
  one.mayNot.join('\n') === other.mayNot.join('\n');

function choiceOf(licence: LicenceText | null): string {
  if (licence === null) return NONE;
  return NAMED_LICENCES.find((named) => isSame(named, licence))?.name ?? CUSTOM;
}

/** Initial values of a license: the texts of the current one under another name. */
function toCustom(licence: LicenceText | null): LicenceText {
  const { may, mayNot } = licence ?? { may: [], mayNot: [] };
  return { name: 'Custom license', may, mayNot };
}

type LicenceViewProps = FieldInput<LicenceText | null> & {
  setValue: (licence: LicenceText | null) => void;
};

const LicenceView = memo(function LicenceView({
  value: licence,
  message,
  onBlur,
  setValue,
}: LicenceViewProps) {
  const choice = choiceOf(licence);
  const choose = (chosen: string) =>
    setValue(
      chosen === CUSTOM
        ? toCustom(licence)
        : (NAMED_LICENCES.find(({ name }) => name === chosen) ?? null),
    );
  const lines = (key: 'may' | 'mayNot', label: string) =>
    licence && (
      <TextField
        multiline
        minRows={2}
        size="small"
        name={NAME}
        label={label}
        value={licence[key].join('\n')}
        onBlur={onBlur}
        onChange={({ target }) => setValue({ ...licence, [key]: target.value.split('\n') })}
      />
    );
  return (
    <FieldGroup
      name={NAME}
      label="License"
      message={message}
      hint="In plain words, beside the terms, which hold in full."
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <NativeSelect label="Which license" value={choice} options={OPTIONS} onChange={choose} />
        {licence && choice === CUSTOM && (
          <>
            <TextField
              size="small"
              name={NAME}
              label="Name of the license"
              value={licence.name}
              onBlur={onBlur}
              onChange={({ target }) => setValue({ ...licence, name: target.value })}
            />
            {lines('may', 'Customers may, one per line')}
            {lines('mayNot', 'Customers may not, one per line')}
          </>
        )}
      </Stack>
    </FieldGroup>
  );
});

/** The license of the project: none, a predefined one or a custom one. */
export function LicenceField() {
  const { input, setValue } = useFormField<LicenceText | null>(NAME);
  return <LicenceView {...input} setValue={setValue} />;
}
