import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ProjectDocument } from '@/api/adminApi';
import { useCategoriesQuery } from '@/api/showcaseApi';
import { documentNames, isDocument } from '@/config/content/documentNames';
import { type FieldProps, formField } from './FieldGroup';

/** Frames the list of options like a menu. */
const framed = { paper: { variant: 'outlined' } } as const;

/** Returns the text field of a choice with its hint or error message. */
const renderInputOf = ({
  name,
  label,
  hint,
  message,
  onBlur,
}: Omit<FieldProps<unknown>, 'value' | 'setValue'>) =>
  function renderInput(params: AutocompleteRenderInputParams) {
    return (
      <TextField
        {...params}
        name={name}
        label={label}
        onBlur={onBlur}
        error={Boolean(message)}
        helperText={message ?? hint}
      />
    );
  };

/** The category of the project: an existing one, a new one or none. */
export const CategoryField = formField<string>(function Category(props) {
  const { name, value, setValue } = props;
  const { currentData } = useCategoriesQuery();
  return (
    <Autocomplete
      freeSolo
      slotProps={framed}
      forcePopupIcon
      id={name}
      options={currentData?.categories ?? []}
      inputValue={value}
      onInputChange={(_event, text) => setValue(text)}
      renderInput={renderInputOf(props)}
    />
  );
});

const documents = Object.keys(documentNames).filter(isDocument);

/** The documents in the zip file that a college asks for. */
export const DocumentsField = formField<ProjectDocument[]>(function Documents(props) {
  const { name, value, setValue } = props;
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      slotProps={framed}
      id={name}
      options={documents}
      getOptionLabel={(document) => documentNames[document]}
      value={value}
      onChange={(_event, chosen) => setValue(chosen)}
      renderInput={renderInputOf(props)}
    />
  );
});
