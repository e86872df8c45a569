import Box from '@mui/material/Box';
import type { ProjectDocument } from '@/api/adminApi';
import { documentNames } from '@/config/content/documentNames';
import { useFormField } from '@/ui/form/useFormField';
import type { DetailValues } from '../fieldRules';
import { FieldGroup, formField, PartField, wholeError } from './FieldGroup';

/** The format and the pages of each document that is chosen above. */
export const DocumentDetailsField = formField<DetailValues[]>(function DocumentDetails(props) {
  const { name, label, hint, value: details, error, setValue } = props;
  const { input: documents } = useFormField<ProjectDocument[]>('documents');
  return (
    <FieldGroup name={name} label={label} hint={hint} message={wholeError(error)}>
      {documents.value.map((document) => {
        const found = details.findIndex((each) => each.document === document);
        const index = found === -1 ? details.length : found;
        const detail = details[index] ?? { document, format: '', pages: '' };
        const part = (key: 'format' | 'pages', partLabel: string) => (
          <PartField
            field={props}
            path={[index, key]}
            label={`${partLabel}: ${documentNames[document]}`}
            value={detail[key]}
            onChange={(text) => setValue(details.toSpliced(index, 1, { ...detail, [key]: text }))}
          />
        );
        return (
          <Box
            key={document}
            sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, pt: 1 }}
          >
            {part('pages', 'Pages')}
            {part('format', 'Format')}
          </Box>
        );
      })}
    </FieldGroup>
  );
});
