import type { AdminProject } from '@/api/adminApi';
import type { Project } from '@/api/catalogApi';
import { previewMessages as texts } from '@/config/previewMessages';
import { parsePreviewImages } from '@/lib/imageAddress';
import { formatRupees } from '@/lib/money';
import { parsePrice } from '../price';
import { fieldLabels, toProjectInput, type ProjectValues } from '../projectValues';

/** A project made from the form's values, and what they lack. */
type Previewed = {
  project: Project;
  price: string;
  /** Labels of the parts that customers would miss. */
  missing: string[];
};

/** Returns the caption of each picture; captions follow their picture, not its position. */
function captionsOf(project: AdminProject | null, images: readonly string[]): string[] {
  const known = parsePreviewImages(project?.preview_images);
  return images.map((image) => project?.image_captions?.[known.indexOf(image)] ?? '');
}

/** Creates the previewed project from the form's values; `now` is the date of a new one. */
export function previewProject(
  project: AdminProject | null,
  values: ProjectValues,
  now: string,
): Previewed {
  const typed = toProjectInput(values, null);
  const price = parsePrice(values.base_price);
  const hasFile = values.file_upload_id !== null || project?.file_size != null;
  const parts: [isMissing: boolean, label: string][] = [
    [!typed.title, fieldLabels.title],
    [!typed.short_description, fieldLabels.short_description],
    [!typed.description, fieldLabels.description],
    [values.preview_images.length === 0, fieldLabels.preview_images],
    [price === null, fieldLabels.base_price],
    [!hasFile, fieldLabels.file_upload_id],
  ];
  return {
    project: {
      id: 0,
      download_count: 0,
      created_at: now,
      updated_at: now,
      ...project,
      ...typed,
      title: typed.title || texts.noTitle,
      short_description: typed.short_description || texts.noShortDescription,
      image_captions: captionsOf(project, values.preview_images),
      file_size: values.file_upload_id?.fileSize ?? project?.file_size ?? null,
    },
    price: price === null ? texts.noPrice : formatRupees(price),
    missing: parts.filter(([isMissing]) => isMissing).map(([, label]) => label.toLowerCase()),
  };
}
