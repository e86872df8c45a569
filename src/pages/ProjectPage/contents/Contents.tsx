import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useGetProjectContentsQuery, type Project, type ProjectContents } from '@/api/catalogApi';
import { isNotOffered, toRequestFailure } from '@/api/errors';
import { hasPackaging } from '@/api/readCatalog';
import { contentsMessages as texts } from '@/config/contentsMessages';
import { buttonLabels } from '@/config/messages';
import { Notice } from '@/ui/Notice';
import { PackageFacts } from './PackageFacts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatBytes } from '@/lib/files';
import { countOf } from '@/lib/numbers';
import { splitCommas } from '@/lib/text';
import { Panel, Section } from '../Section';
import { Readme } from './Readme';
import { FileTree } from './FileTree';

type ContentsProps = {
  project: Project;
  isOwned: boolean;
  /** Shown while the listing loads. */
  placeholder: ReactNode;
};

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      actions={
        <Button size="small" variant="outlined" onClick={onRetry}>
          {buttonLabels.tryAgain}
        </Button>
      }
    >
      {texts.failed}
    </Notice>
  );
}

/** The section with everything that the backend provides; renders nothing if that is nothing. */
export default function Contents({ project, isOwned, placeholder }: ContentsProps) {
  const { currentData, error, isFetching, refetch } = useGetProjectContentsQuery({
    id: project.id,
  });
  // A project without a zip file has no listing either.
  const isFailed = !isFetching && error !== undefined && !isNotOffered(toRequestFailure(error));
  if (isFetching && !currentData) return placeholder;
  if (!currentData && !hasPackaging(project)) return null;

  return (
    <ContentsSection project={project} isOwned={isOwned} contents={currentData}>
      {isFailed && <LoadFailure onRetry={() => void refetch()} />}
    </ContentsSection>
  );
}

const NAMED_TECHNOLOGIES = 2;

type ContentsSectionProps = {
  project: Project;
  isOwned: boolean;
  /** What the zip file contains, if it is known. */
  contents: ProjectContents | undefined;
  /** Shown below the list of files, or in its place. */
  children?: ReactNode;
};

/** What a purchase contains, as far as the backend provides it. */
function ContentsSection({ project, isOwned, contents, children }: ContentsSectionProps) {
  const built = splitCommas(project.technologies).slice(0, NAMED_TECHNOLOGIES).join(' + ');
  return (
    <Section heading={texts.heading}>
      <Stack sx={{ gap: 2 }}>
        {contents && (
          <>
            <Typography sx={{ color: 'text.secondary' }}>
              {[
                countOf(contents.total_files, 'file'),
                contents.total_size > 0 && `${formatBytes(contents.total_size)} unpacked`,
                built,
              ]
                .filter(Boolean)
                .join(', ')}
            </Typography>
            <Archive contents={contents} />
          </>
        )}
        {children}
        {hasPackaging(project) && <PackageFacts project={project} isOwned={isOwned} />}
      </Stack>
    </Section>
  );
}

/** The files of the zip file and its README. */
function Archive({ contents }: { contents: ProjectContents }) {
  const { files, total_files, readme, readme_truncated } = contents;
  return (
    <>
      {files.length > 0 && (
        <Panel heading={texts.files}>
          <FileTree files={files} total={total_files} />
        </Panel>
      )}
      {readme && (
        <Panel heading={texts.readme}>
          <Readme text={readme} isCut={readme_truncated} />
        </Panel>
      )}
    </>
  );
}
