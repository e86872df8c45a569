import { useId, useState } from 'react';
import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/CloseRounded';
import type { AdminProject } from '@/api/adminApi';
import { useGetProjectContentsQuery, type Project } from '@/api/catalogApi';
import { previewMessages as texts } from '@/config/previewMessages';
import { DeviceFrame } from '@/ui/DeviceFrame';
import { IconAction } from '@/ui/IconAction';
import { lazyPart } from '@/ui/lazyPart';
import { Notice } from '@/ui/Notice';
import { PageSpinner } from '@/ui/PageSpinner';
import { type ProjectValues, fieldLabels, toProjectInput } from '../projectValues';
import { parsePreviewImages } from '@/lib/imageAddress';
import { formatRupees } from '@/lib/money';
import { parsePrice } from '../price';

// Part of this dialog's chunk; only dynamic imports may name a file.
const ProjectPreview = lazyPart(
  () => import(/* webpackChunkName: "admin-preview" */ '@/features/catalog/details/ProjectPreview'),
  { name: 'the preview of the page', loading: <PageSpinner /> },
);

/** Screen widths in CSS pixels. */
const DEVICES = [
  { label: 'Phone', width: 390 },
  { label: 'Desktop', width: 1280 },
] as const;

type PagePreviewProps = { project: AdminProject | null; onClose: () => void };

/** Previews the project's page with the values of the form, at a selectable screen width. */
export default function PagePreview({ project, onClose }: PagePreviewProps) {
  const headingId = useId();
  const { values } = useFormikContext<ProjectValues>();
  const [width, setWidth] = useState<number>(DEVICES[0].width);
  const [blocked, setBlocked] = useState<string | null>(null);
  const [now] = useState(() => new Date().toISOString());
  const hasNewFile = values.file_upload_id !== null;
  const hasFile = hasNewFile || project?.file_size != null;
  const { currentData: contents, isError } = useGetProjectContentsQuery(
    { id: project?.id ?? 0 },
    { skip: project === null || hasNewFile },
  );
  const shown = previewProject(project, values, now);

  const contentsNote = () => {
    if (hasNewFile) return texts.newFile;
    if (!hasFile) return texts.noFile;
    return isError ? texts.contentsFailed : null;
  };

  return (
    <Dialog open fullScreen aria-labelledby={headingId} onClose={onClose}>
      <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            px: { xs: 2, sm: 3 },
            py: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
            <Typography id={headingId} variant="h3" component="h2">
              Preview of the page
            </Typography>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
              {blocked === null ? texts.about : texts.blocked(blocked)}
            </Typography>
          </Box>
          <ToggleButtonGroup
            exclusive
            aria-label="Screen"
            value={width}
            onChange={(_event, chosen: number | null) => {
              if (chosen !== null) setWidth(chosen);
            }}
            sx={{ order: { xs: 1, sm: 0 } }}
          >
            {DEVICES.map((device) => (
              <ToggleButton key={device.label} value={device.width} sx={{ px: 2 }}>
                {device.label}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <IconAction label="Close preview" onClick={onClose}>
            <CloseIcon />
          </IconAction>
        </Box>
        {shown.missing.length > 0 && (
          <Box sx={{ px: { xs: 2, sm: 3 }, py: 1 }}>
            <Notice tone="info">{texts.missing(shown.missing)}</Notice>
          </Box>
        )}
        <Box sx={{ flexGrow: 1, minHeight: 0, bgcolor: 'divider' }}>
          <DeviceFrame title="The page as customers see it" width={width}>
            <ProjectPreview
              project={shown.project}
              price={shown.price}
              contents={hasNewFile ? undefined : contents}
              contentsNote={contentsNote()}
              onBlocked={setBlocked}
            />
          </DeviceFrame>
        </Box>
      </Box>
    </Dialog>
  );
}

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
function previewProject(
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
