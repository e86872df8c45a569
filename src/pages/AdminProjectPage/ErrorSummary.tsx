import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import Link from '@mui/material/Link';
import { focusFirstInvalid } from '@/ui/form/focusFirstInvalid';
import { Notice } from '@/ui/Notice';
import { fieldLabels, fieldNames, type ProjectValues } from './projectValues';

/** A field with a list or object as its value also has a single message. */
const messageOf = (error: unknown) => (typeof error === 'string' ? error : '');

/** Lists the errors of a save with links to the fields; `others` belong to no field. */
export function ErrorSummary({ others }: { others: readonly string[] }) {
  const { errors, submitCount } = useFormikContext<ProjectValues>();
  const notice = useRef<HTMLDivElement>(null);
  const wrong = fieldNames.filter((name) => errors[name]);
  const hasFields = wrong.length > 0;

  useEffect(() => {
    // The summary is focused if no field can be.
    if (others.length > 0 && !hasFields) notice.current?.focus();
  }, [others, hasFields]);

  if (submitCount === 0 || (!hasFields && others.length === 0)) return null;
  return (
    <Notice tone="error" ref={notice}>
      The project was not saved. Please correct this:
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <Link
              href={`#${name}`}
              color="inherit"
              onClick={(event: React.MouseEvent) => {
                // Navigation would add a history entry unknown to the router.
                event.preventDefault();
                focusFirstInvalid([name]);
              }}
            >
              {fieldLabels[name]}
            </Link>
            : {messageOf(errors[name])}
          </li>
        ))}
        {others.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}
