import { useId, useState } from 'react';
import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/CloseRounded';
import type { AdminProject } from '@/api/adminApi';
import { useGetProjectContentsQuery } from '@/api/catalogApi';
import { previewMessages as texts } from '@/config/previewMessages';
import { DeviceFrame } from '@/ui/DeviceFrame';
import { IconAction } from '@/ui/IconAction';
import { lazyPart } from '@/ui/lazyPart';
import { Notice } from '@/ui/Notice';
import { PageSpinner } from '@/ui/PageSpinner';
import type { ProjectValues } from '../projectValues';
import { previewProject } from './previewProject';

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
