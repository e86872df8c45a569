import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { dayOf } from '@/lib/time';
import { messageIdOf } from '@/ui/form/useFormField';
import type { LaunchValues } from '../fieldRules';
import { FieldGroup, formField, PartField, wholeError } from './FieldGroup';

const newLaunch = (): LaunchValues => ({
  system: '',
  runtime: '',
  date: dayOf(Date.now()),
  minutes: '',
  started_by: 'our reviewer',
  commands: '',
  problems: '',
});

/** The parts of a launch record in their order, and those of several lines. */
const PARTS: Record<keyof LaunchValues, string> = {
  system: 'System, such as Windows 11',
  runtime: 'Runtime, such as Node.js 20',
  date: 'Date of the launch',
  minutes: 'Minutes until it ran',
  started_by: 'Started by',
  commands: 'Commands, one per line',
  problems: 'What went wrong, one per line',
};
const LONG = new Set(['commands', 'problems']);

/** How the project was started, or nothing about it. */
export const LaunchField = formField<LaunchValues | null>(function Launch(props) {
  const { name, label, hint, value: launch, error, setValue } = props;
  const message = wholeError(error);
  const parts = Object.entries(PARTS) as [keyof LaunchValues, string][];
  return (
    <FieldGroup name={name} label={label} hint={hint} message={message}>
      <div>
        <Button
          name={name}
          aria-describedby={messageIdOf(name, message)}
          variant="outlined"
          size="small"
          onClick={() => setValue(launch ? null : newLaunch())}
        >
          <span>{launch ? 'Remove launch record' : 'Add launch record'}</span>
        </Button>
      </div>
      {launch && (
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5, pt: 1 }}>
          {parts.map(([key, partLabel]) => (
            <PartField
              key={key}
              field={props}
              path={[key]}
              label={partLabel}
              value={launch[key]}
              onChange={(text) => setValue({ ...launch, [key]: text })}
              {...(key === 'date' && { type: 'date' })}
              {...(LONG.has(key) && { multiline: true, minRows: 2, sx: { gridColumn: '1 / -1' } })}
            />
          ))}
        </Box>
      )}
    </FieldGroup>
  );
});
