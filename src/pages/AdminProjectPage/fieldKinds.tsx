import type { ComponentProps, ComponentType } from 'react';
import type { AnySchema } from 'yup';
import InputAdornment from '@mui/material/InputAdornment';
import type { ProjectDocument, ProjectInput } from '@/api/adminApi';
import { FREE_SUPPORT_DAYS } from '@/config/constants';
import type { LicenseText } from '@/config/content/licenses';
import type { ProjectField } from '@/features/admin';
import { splitCommas, splitLines } from '@/lib/text';
import { trimVisible } from '@/lib/visibleText';
import { FormSwitch } from '@/ui/form/FormSwitch';
import { FormTextField } from '@/ui/form/FormTextField';
import * as rules from './fieldRules';
import { ArchiveField } from './fields/ArchiveField';
import { CategoryField, DocumentsField } from './fields/ChoiceFields';
import type { ControlProps } from './fields/FieldGroup';
import { ChangelogField, LicenseField } from './fields/PackagingFields';
import { PicturesField } from './fields/PicturesField';

type Release = NonNullable<ProjectInput['changelog']>[number];
type License = NonNullable<ProjectInput['licence']>;

/** What a kind of field has in the form: `Value` is what the form holds, `Sent` what a backend has. */
export type Kind<Value = unknown, Sent = unknown> = {
  /** The value for a new project. */
  empty: Value;
  /** The rule of the field, which is also the form that a draft has. */
  rule: (field: ProjectField, limits: rules.Limits) => AnySchema;
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
    { rule: rules.priceRule, toSent: (text) => rules.parseTypedPrice(text) ?? 0 },
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
  documents: kind<ProjectDocument[], ProjectDocument[]>({
    empty: [],
    rule: rules.documentsRule,
    toValue: (saved = []) => saved,
    toSent: (value) => value,
    Control: DocumentsField,
  }),
  pictures: kind<string[], string[]>({
    empty: [],
    rule: rules.picturesRule,
    toValue: (saved = []) => saved.filter(Boolean),
    toSent: (value) => value,
    Control: PicturesField,
  }),
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
