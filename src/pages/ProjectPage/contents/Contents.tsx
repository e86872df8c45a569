import { lazy, type ReactNode, Suspense } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type Project, type ProjectContents, useGetProjectContentsQuery } from '@/api/catalogApi';
import { toRequestFailure } from '@/api/errors';
import { offers } from '@/config/offers';
import { formatBytes } from '@/lib/files';
import { countOf } from '@/lib/numbers';
import { splitCommas } from '@/lib/text';
import { buttonLabels } from '@/ui/buttonLabels';
import { FindableAccordion } from '@/ui/FindableAccordion';
import { Notice } from '@/ui/Notice';
import { FileTree } from './FileTree';

const NOT_FOUND = 404;

type ContentsProps = {
  project: Project;
  /** Shown while the listing loads. */
  placeholder: ReactNode;
};

/** What the zip file contains, in one line and folded; renders nothing if the backend does not say. */
export function Contents({ project, placeholder }: ContentsProps) {
  const { currentData, error, isFetching, refetch } = useGetProjectContentsQuery(
    { id: project.id },
    { skip: !offers('contents') },
  );
  if (currentData) return <Listing contents={currentData} technologies={project.technologies} />;
  if (isFetching) return placeholder;
  // A project without a zip file has no listing.
  if (error === undefined || toRequestFailure(error).status === NOT_FOUND) return null;
  return (
    <Notice
      tone="error"
      actions={
        <Button size="small" variant="outlined" onClick={() => void refetch()}>
          {buttonLabels.tryAgain}
        </Button>
      }
    >
      What is in the zip file could not be loaded.
    </Notice>
  );
}

const NAMED_TECHNOLOGIES = 2;

type ListingProps = { contents: ProjectContents; technologies: string };

function Listing({ contents, technologies }: ListingProps) {
  const { files, total_files, total_size, readme, readme_truncated } = contents;
  const summary = [
    countOf(total_files, 'file'),
    total_size > 0 && `${formatBytes(total_size)} unpacked`,
    splitCommas(technologies).slice(0, NAMED_TECHNOLOGIES).join(' + '),
  ];
  return (
    <div>
      <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
        {summary.filter(Boolean).join(', ')}
      </Typography>
      {files.length > 0 && (
        <FindableAccordion summary="Files" variant="outlined">
          <FileTree files={files} total={total_files} />
        </FindableAccordion>
      )}
      {readme && (
        <FindableAccordion summary="README" variant="outlined" sx={{ mt: 1 }}>
          <Suspense fallback={<Skeleton width="100%" height={280} />}>
            <Markdown text={readme} />
          </Suspense>
          {readme_truncated && (
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              The README goes on in the zip file.
            </Typography>
          )}
        </FindableAccordion>
      )}
    </div>
  );
}

function PlainText({ text }: { text: string }) {
  return <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>;
}

// Without its code, the README is shown as plain text.
const Markdown = lazy(() => import('./Markdown').catch(() => ({ default: PlainText })));
