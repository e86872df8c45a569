import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import Link from '@mui/material/Link';
import { focusFirstWrong } from '@/ui/form/focusFirstWrong';
import { Notice } from '@/ui/Notice';
import { fieldLabels, fieldNames, type ProjectValues } from './projectValues';

/** What is wrong after an attempt to save, with a link to each field; `others` belong to no field. */
export function ErrorSummary({ others }: { others: readonly string[] }) {
  const { errors, submitCount } = useFormikContext<ProjectValues>();
  const notice = useRef<HTMLDivElement>(null);
  const wrong = fieldNames.filter((name) => errors[name]);
  const hasFields = wrong.length > 0;

  useEffect(() => {
    // Where no field can take the focus, the summary does.
    if (others.length > 0 && !hasFields) notice.current?.focus();
  }, [others, hasFields]);

  if (submitCount === 0 || (!hasFields && others.length === 0)) return null;
  return (
    <Notice tone="error" ref={notice}>
      The project was not saved. Please put this right:
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <Link
              href={`#${name}`}
              color="inherit"
              onClick={(event: React.MouseEvent) => {
                // The history would get an entry that the router knows nothing of.
                event.preventDefault();
                focusFirstWrong([name]);
              }}
            >
              {fieldLabels[name]}
            </Link>
            : {String(errors[name])}
          </li>
        ))}
        {others.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}
