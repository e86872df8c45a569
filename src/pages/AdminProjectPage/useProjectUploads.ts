import type { Upload } from '@/api/adminApi';
import { useUploadQueue } from '@/features/admin';
import type { ProjectValues } from './projectValues';

type FormPart = {
  values: ProjectValues;
  setFieldValue: (name: keyof ProjectValues, value: unknown) => unknown;
};

/** Manages the uploads of the form; a complete upload becomes part of its values. */
export function useProjectUploads({ values, setFieldValue }: FormPart) {
  const pictures = useUploadQueue('image', ({ address }: Upload) => {
    if (address) setFieldValue('preview_images', [...values.preview_images, address]);
  });
  const archive = useUploadQueue('archive', (upload: Upload) => {
    const { id, file_name, file_size, contents } = upload;
    setFieldValue('file_upload_id', {
      id,
      fileName: file_name,
      fileSize: file_size,
      ...(contents && {
        contents: {
          files: contents.total_files,
          size: contents.total_size,
          hasReadme: contents.has_readme,
        },
      }),
    });
  });
  return {
    pictures,
    archive,
    isUploading: pictures.uploads.length + archive.uploads.length > 0,
  };
}
