import { type ComponentType, memo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { AdminProject } from '@/api/adminApi';
import type { UploadQueue } from '@/features/admin';
import { type FieldInput, messageIdOf, messageOf, useFormField } from '@/ui/form/useFormField';
import { visuallyHidden } from '@/ui/visuallyHidden';

type FieldGroupProps = {
  name: string;
  label: string;
  hint?: string;
  /** The error message of the field. */
  message: string | undefined;
  /** What a live region says, such as the new place of an entry. */
  announcement?: string;
  children: ReactNode;
};

/** Groups controls of one field with a shared label and error message. */
export function FieldGroup({
  name,
  label,
  hint,
  message,
  announcement,
  children,
}: FieldGroupProps) {
  const labelId = `${name}-label`;
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
    >
      <Box id={labelId} sx={{ fontWeight: 650 }}>
        {label}
      </Box>
      {hint && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{hint}</Box>}
      {children}
      <FormHelperText
        id={messageIdOf(name, message)}
        aria-live="polite"
        error
        sx={{ mt: 0, overflowWrap: 'anywhere', '&:empty': { mt: -1 } }}
      >
        {message}
      </FormHelperText>
      {announcement !== undefined && (
        <Box role="status" sx={visuallyHidden}>
          {announcement}
        </Box>
      )}
    </Box>
  );
}

/** What every control of the form gets. */
export type ControlProps = {
  name: string;
  label: string;
  hint?: string;
  /** The least number of lines. */
  rows?: number;
  /** Maximum length for a counter. */
  countTo?: number;
  /** The saved project; null for a new one. */
  project: AdminProject | null;
  /** The uploads of each field that has some. */
  uploads: Record<'preview_images' | 'report_pages' | 'video_url' | 'file_upload_id', UploadQueue>;
};

/** What the view of a field gets. */
export type FieldProps<Value> = ControlProps &
  FieldInput<Value> & {
    /** The error of a field with several controls, by its parts. */
    error: unknown;
    setValue: (value: Value) => void;
  };

/** The message about a whole field, if its error is not about parts of it. */
export const wholeError = (error: unknown) => (typeof error === 'string' ? error : undefined);

type PartFieldProps = Pick<TextFieldProps, 'type' | 'multiline' | 'minRows' | 'sx'> & {
  field: Pick<FieldProps<unknown>, 'name' | 'error' | 'onBlur'>;
  /** The keys that lead to the part's error. */
  path: readonly (string | number)[];
  label: string;
  /** The label that is read out, if it says more. */
  spokenLabel?: string;
  value: string;
  onChange: (text: string) => void;
};

/** A text field for a part of a field, tied to the error of the part, or to the group's of the whole field. */
export function PartField({ field, path, spokenLabel, onChange, ...input }: PartFieldProps) {
  const { name, error, onBlur } = field;
  const whole = wholeError(error);
  const part = path.reduce<unknown>((found, key) => (found as Parts | undefined)?.[key], error);
  const message = whole ? undefined : messageOf(part);
  return (
    <TextField
      {...input}
      size="small"
      name={name}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(whole ?? message)}
      helperText={message}
      slotProps={{
        htmlInput: {
          'aria-label': spokenLabel,
          ...(whole && { 'aria-describedby': messageIdOf(name, whole) }),
        },
        ...(input.type === 'date' && { inputLabel: { shrink: true } }),
      }}
    />
  );
}

type Parts = Record<string | number, unknown>;

/** Creates a control of the form whose view renders only when its own props change. */
export function formField<Value>(View: ComponentType<FieldProps<Value>>) {
  const MemoizedView = memo(View) as unknown as typeof View;
  return function Field(props: ControlProps) {
    const { input, ...field } = useFormField<Value>(props.name);
    return <MemoizedView {...props} {...input} {...field} />;
  };
}
