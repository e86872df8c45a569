import { array, boolean, number, object, string } from 'yup';
import type { ProjectValues } from './projectValues';

const texts = array(string().required()).required();
const lines = array(string().defined()).required();
const count = number().integer().min(0).required();

const valuesSchema = object({
  title: string().defined(),
  category: string().defined(),
  short_description: string().defined(),
  description: string().defined(),
  base_price: string().defined(),
  demo_url: string().defined(),
  is_active: boolean().required(),
  features: lines,
  technologies: texts,
  requirements: lines,
  preview_images: texts,
  file_upload_id: object({
    id: string().required(),
    fileName: string().required(),
    fileSize: count,
    contents: object({ files: count, size: count, hasReadme: boolean().required() }).default(
      undefined,
    ),
  })
    .nullable()
    .defined(),
  version: string().defined(),
  changelog: array(
    object({ version: string().defined(), date: string().defined(), changes: string().defined() }),
  ).required(),
  licence: object({ name: string().defined(), may: lines, mayNot: lines }).nullable().defined(),
  support_days: string().defined(),
}).required();

/** Returns whether the values of a stored draft are valid for the project form. */
export function isProjectValues(values: unknown): values is ProjectValues {
  return valuesSchema.isValidSync(values, { strict: true });
}
