import { type ComponentType, memo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { AdminProject } from '@/api/adminApi';
import type { UploadQueue } from '@/features/admin';
import { type FieldInput, useFormField } from '@/ui/form/useFormField';
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

/** Returns the id of a group's error message, or undefined without one. */
export function messageIdOf(name: string, message: string | undefined): string | undefined {
  return message ? `${name}-message` : undefined;
}

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
      {message && (
        <FormHelperText id={messageIdOf(name, message)} error sx={{ mt: 0 }}>
          {message}
        </FormHelperText>
      )}
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
  pictures: UploadQueue;
  archive: UploadQueue;
};

/** What the view of a field gets. */
export type FieldProps<Value> = ControlProps &
  FieldInput<Value> & { setValue: (value: Value) => void };

/** Creates a control of the form whose view renders only when its own props change. */
export function formField<Value>(View: ComponentType<FieldProps<Value>>) {
  const MemoizedView = memo(View) as unknown as typeof View;
  return function Field(props: ControlProps) {
    const { input, setValue } = useFormField<Value>(props.name);
    return <MemoizedView {...props} {...input} setValue={setValue} />;
  };
}
