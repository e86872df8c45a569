import { array, boolean, number, object, string } from 'yup';
import type { ProjectValues } from './projectValues';

const texts = array(string().required()).required();

const valuesSchema = object({
  title: string().defined(),
  category: string().defined(),
  short_description: string().defined(),
  description: string().defined(),
  base_price: string().defined(),
  demo_url: string().defined(),
  is_active: boolean().required(),
  features: array(string().defined()).required(),
  technologies: texts,
  preview_images: texts,
  file_upload_id: object({
    id: string().required(),
    fileName: string().required(),
    fileSize: number().required(),
  })
    .nullable()
    .defined(),
}).required();

/** Whether values of a stored draft are valid for the project form. */
export function isProjectValues(values: unknown): values is ProjectValues {
  return valuesSchema.isValidSync(values, { strict: true });
}
