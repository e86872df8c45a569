import { useState } from 'react';
import Button from '@mui/material/Button';
import type { AdminProject } from '@/api/adminApi';
import { lazyPart, offerRetryInCorner } from '@/ui/lazyPart';

const PagePreview = lazyPart(
  () => import(/* webpackChunkName: "admin-preview" */ './PagePreview'),
  { name: 'the preview of the page', loading: null, fallback: offerRetryInCorner },
);

/** Opens a preview of the project's page with the current values. */
export function PreviewButton({ project }: { project: AdminProject | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Preview
      </Button>
      {isOpen && <PagePreview project={project} onClose={() => setOpen(false)} />}
    </>
  );
}
