import { type AnySchema, object } from 'yup';
import type { ProjectInput } from '@/api/adminApi';
import { type FieldName, fieldNames, fieldOf, limitsOf, projectFields } from '@/features/admin';
import { fieldKinds, type Kind } from './fieldKinds';

type Kinds = typeof fieldKinds;
type KindOf<Name extends FieldName> = Kinds[(typeof projectFields)[Name]['kind']];

/** The values of the form, named as in ProjectInput, whose errors map to them; texts are kept as typed. */
export type ProjectValues = { [Name in FieldName]: KindOf<Name>['empty'] };

/** What is sent of each field. */
type SentFields = { [Name in FieldName]: ReturnType<KindOf<Name>['toSent']> };

/** Returns what the form does with a field. */
export const kindOf = (name: FieldName): Kind => fieldKinds[projectFields[name].kind];

/** Returns an object with what a function returns for each field. */
const forEachField = <Fields extends Record<FieldName, unknown>>(
  of: (name: FieldName) => unknown,
) => Object.fromEntries(fieldNames.map((name) => [name, of(name)])) as Fields;

/** The rules of the values, and the form of a draft. */
export const projectSchema = object(
  forEachField<Record<FieldName, AnySchema>>((name) =>
    kindOf(name).rule(fieldOf(name), limitsOf(name)),
  ),
).required();

/** The values for a new project. */
export const emptyValues = forEachField<ProjectValues>((name) =>
  // Formik marks an object that two fields share as touched in one of them alone.
  structuredClone(kindOf(name).empty),
);

/** Converts a project to form values. */
export const toValues = (project: Partial<SentFields>): ProjectValues =>
  forEachField<ProjectValues>((name) => kindOf(name).toValue(project[name]));

/** Returns whether the form has a field: a new project has all, a saved one those of its backend. */
export const isShown = (name: FieldName, project: Partial<SentFields> | null): boolean =>
  !fieldOf(name).isExtension || project === null || project[name] !== undefined;

/**
 * Converts valid form values to a request body, trimmed and without empty entries, for a saved project or
 * a new one. With `updatedAt` the backend rejects the change if the project has been changed since then.
 */
export function toProjectInput(
  values: ProjectValues,
  project: Partial<SentFields> | null,
  updatedAt: string | null,
): ProjectInput {
  const sent = forEachField<SentFields>((name) =>
    isShown(name, project) ? kindOf(name).toSent(values[name]) : undefined,
  );
  return { ...sent, ...(updatedAt !== null && { expected_updated_at: updatedAt }) };
}

/** Returns the fields in which two versions of the form differ, in the order of the form. */
export const changedFields = (one: ProjectValues, other: ProjectValues): FieldName[] =>
  fieldNames.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
