import Stack from '@mui/material/Stack';
import { type LicenseText, NAMED_LICENSES } from '@/config/content/licenses';
import { messageIdOf } from '@/ui/form/useFormField';
import { NativeSelect } from '@/ui/NativeSelect';
import { FieldGroup, formField, PartField, wholeError } from './FieldGroup';

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
  const { name, label, hint, value: license, error, onBlur, setValue } = props;
  const message = wholeError(error);
  const choice = choiceOf(license);
  const choose = (chosen: string) =>
    setValue(
      chosen === CUSTOM
        ? toCustom(license)
        : (NAMED_LICENSES.find((named) => named.name === chosen) ?? null),
    );
  const lines = (key: 'may' | 'mayNot', termsLabel: string) =>
    license && (
      <PartField
        field={props}
        path={[key]}
        multiline
        minRows={2}
        label={termsLabel}
        value={license[key].join('\n')}
        onChange={(text) => setValue({ ...license, [key]: text.split('\n') })}
      />
    );
  return (
    <FieldGroup name={name} label={label} hint={hint} message={message}>
      <Stack sx={{ gap: 2, pt: 1 }}>
        <NativeSelect
          name={name}
          label="Which license"
          value={choice}
          options={OPTIONS}
          error={Boolean(message)}
          descriptionId={messageIdOf(name, message)}
          onBlur={onBlur}
          onChange={choose}
        />
        {license && choice === CUSTOM && (
          <>
            <PartField
              field={props}
              path={['name']}
              label="Name of the license"
              value={license.name}
              onChange={(text) => setValue({ ...license, name: text })}
            />
            {lines('may', 'Customers may, one per line')}
            {lines('mayNot', 'Customers may not, one per line')}
          </>
        )}
      </Stack>
    </FieldGroup>
  );
});
