import type { ComponentProps, ComponentType } from 'react';
import type { AnySchema } from 'yup';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { ProjectDocument, ProjectInput } from '@/api/adminApi';
import { useCategoriesQuery } from '@/api/showcaseApi';
import { FREE_SUPPORT_DAYS } from '@/config/constants';
import { documentNames, isDocument } from '@/config/content/documentNames';
import type { LicenseText } from '@/config/content/licenses';
import type { Limits, ProjectField } from '@/features/admin';
import type { FocalPoint } from '@/lib/focalPoint';
import { parseTypedRupees } from '@/lib/money';
import { splitCommas, splitLines } from '@/lib/text';
import { trimVisible } from '@/lib/visibleText';
import { FormSwitch } from '@/ui/form/FormSwitch';
import { FormTextField } from '@/ui/form/FormTextField';
import * as rules from './fieldRules';
import { ArchiveField } from './fields/ArchiveField';
import { ChangelogField } from './fields/ChangelogField';
import { DocumentDetailsField } from './fields/DocumentDetailsField';
import { type ControlProps, type FieldProps, formField } from './fields/FieldGroup';
import { FocalPointsField } from './fields/FocalPointsField';
import { LaunchField } from './fields/LaunchField';
import { LicenseField } from './fields/LicenseField';
import { PicturesField } from './fields/PicturesField';
import { VideoField } from './fields/VideoField';

type Release = NonNullable<ProjectInput['changelog']>[number];
type DocumentDetails = NonNullable<ProjectInput['document_details']>[number];
type LaunchRecord = NonNullable<ProjectInput['launch_record']>;
type License = NonNullable<ProjectInput['licence']>;

/** What a kind of field has in the form: `Value` is what the form holds, `Sent` what a backend has. */
export type Kind<Value = unknown, Sent = unknown> = {
  /** The value for a new project. */
  empty: Value;
  /** The rule of the field, which is also the form that a draft has. */
  rule: (field: ProjectField, limits: Limits) => AnySchema;
  /** Returns the value of a saved project; a backend may lack the field. */
  toValue(saved: Sent | undefined): Value;
  /** Returns what is sent of a valid value; undefined leaves the field as it is. */
  toSent(value: Value): Sent;
  Control: ComponentType<ControlProps>;
};

type TextInput = Partial<ComponentProps<typeof FormTextField>>;

const kind = <Value, Sent>(one: Kind<Value, Sent>) => one;

/** Returns a kind whose values are texts as typed. */
function typed<Sent>(
  kind: Pick<Kind<string, Sent>, 'rule' | 'toSent'> & Partial<Kind<string, Sent>>,
  input?: TextInput,
): Kind<string, Sent> {
  return {
    empty: '',
    toValue: (saved) => (saved == null ? '' : String(saved)),
    Control: ({ name, label, hint, rows, countTo }) => (
      <FormTextField
        name={name}
        label={label}
        hint={hint}
        minRows={rows}
        countTo={countTo}
        {...input}
      />
    ),
    ...kind,
  };
}

/** Returns a kind whose values are lists that are sent as they are, without what is empty. */
const entries = <Entry,>(rule: Kind['rule'], Control: Kind['Control']) =>
  kind<Entry[], Entry[]>({
    empty: [],
    rule,
    toValue: (saved = []) => saved.filter(Boolean),
    toSent: (value) => value,
    Control,
  });

/** The text of a single line, however it was typed. */
const toLine = (text: string) => trimVisible(text).replace(/\s+/g, ' ');
const toOptionalLine = (text: string) => toLine(text) || null;

/** Splits names at commas; repeated ones are dropped, ignoring case. */
function splitNames(text: string): string[] {
  const isSame = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();
  return splitCommas(text).filter((name, index, all) => all.findIndex(isSame(name)) === index);
}

/** Returns a kind whose values are lists that are typed into one text. */
const list = (split: (text: string) => string[], separator: string) =>
  typed<string[]>({
    rule: rules.entriesRule(split),
    toValue: (saved = []) => saved.join(separator),
    toSent: split,
  });

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
const CategoryField = formField<string>(function Category(props) {
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
const DocumentsField = formField<ProjectDocument[]>(function Documents(props) {
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

const rupees = <InputAdornment position="start">₹</InputAdornment>;

/** What the form does with each kind of field. */
export const fieldKinds = {
  line: typed<string>({ rule: rules.textRule, toSent: toLine }),
  optionalLine: typed<string | null>({ rule: rules.textRule, toSent: toOptionalLine }),
  category: {
    ...typed<string | null>({ rule: rules.textRule, toSent: toOptionalLine }),
    Control: CategoryField,
  },
  link: typed<string | null>({ rule: rules.linkRule, toSent: toOptionalLine }, { type: 'url' }),
  video: {
    ...typed<string | null>({ rule: rules.textRule, toSent: toOptionalLine }),
    Control: VideoField,
  },
  text: typed<string>({ rule: rules.textRule, toSent: (text) => text.trim() }),
  lines: typed<string>({
    rule: rules.textRule,
    toSent: (text) => splitLines(text).join('\n'),
  }),
  names: typed<string>({
    rule: rules.textRule,
    toSent: (text) => splitNames(text).join(', '),
  }),
  lineList: list(splitLines, '\n'),
  nameList: list(splitNames, ', '),
  price: typed<number>(
    { rule: rules.priceRule, toSent: (text) => parseTypedRupees(text) ?? 0 },
    // Its limits are not those of a length.
    { countTo: undefined, inputMode: 'decimal', startAdornment: rupees },
  ),
  days: typed<number | null>(
    {
      rule: rules.daysRule,
      empty: String(FREE_SUPPORT_DAYS),
      toSent: (text) => (text.trim() === '' ? null : Number(text)),
    },
    { inputMode: 'numeric' },
  ),
  flag: kind<boolean, boolean>({
    empty: true,
    rule: rules.flagRule,
    toValue: (saved = true) => saved,
    toSent: (value) => value,
    Control: ({ name, label, hint = '' }) => <FormSwitch name={name} label={label} hint={hint} />,
  }),
  documents: entries<ProjectDocument>(rules.documentsRule, DocumentsField),
  documentDetails: kind<rules.DetailValues[], DocumentDetails[]>({
    empty: [],
    rule: rules.documentDetailsRule,
    toValue: (saved = []) =>
      saved.map(({ document, format, pages }) => ({
        ...{ document, format: format ?? '', pages: String(pages ?? '') },
      })),
    toSent: (value) =>
      value
        .map(({ document, format, pages }) => ({
          ...{ document, format: toOptionalLine(format), pages: Number(pages) || null },
        }))
        .filter(({ format, pages }) => format ?? pages),
    Control: DocumentDetailsField,
  }),
  pictures: entries<string>(rules.picturesRule, PicturesField),
  focalPoints: entries<FocalPoint>(rules.focalPointsRule, FocalPointsField),
  archive: kind<rules.UploadedArchive | null, string | undefined>({
    empty: null,
    rule: rules.archiveRule,
    toValue: () => null,
    toSent: (value) => value?.id,
    Control: ArchiveField,
  }),
  releases: kind<rules.ReleaseValues[], Release[]>({
    empty: [],
    rule: rules.releasesRule,
    toValue: (saved = []) =>
      saved.map(({ version, date, changes }) => ({ version, date, changes: changes.join('\n') })),
    toSent: (value) =>
      value.map(({ version, date, changes }) => ({
        version: version.trim(),
        date,
        changes: splitLines(changes),
      })),
    Control: ChangelogField,
  }),
  launch: kind<rules.LaunchValues | null, LaunchRecord | null>({
    empty: null,
    rule: rules.launchRule,
    toValue: (saved) =>
      saved
        ? {
            ...saved,
            minutes: String(saved.minutes),
            commands: saved.commands?.join('\n') ?? '',
            problems: saved.problems?.join('\n') ?? '',
          }
        : null,
    toSent: (value) =>
      value && {
        system: toLine(value.system),
        runtime: toLine(value.runtime),
        date: value.date,
        minutes: Number(value.minutes),
        started_by: toLine(value.started_by),
        commands: splitLines(value.commands),
        problems: splitLines(value.problems),
      },
    Control: LaunchField,
  }),
  license: kind<LicenseText | null, License | null>({
    empty: null,
    rule: rules.licenseRule,
    toValue: (saved) =>
      saved ? { name: saved.name, may: saved.may, mayNot: saved.may_not } : null,
    toSent: (value) =>
      value && {
        name: value.name.trim(),
        may: value.may.flatMap(splitLines),
        may_not: value.mayNot.flatMap(splitLines),
      },
    Control: LicenseField,
  }),
};
