import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Project, ProjectContents } from '@/api/catalogApi';
import { contentsMessages as texts } from '@/config/contentsMessages';
import { countOf } from '@/lib/countOf';
import { parseCount } from '@/lib/counts';
import { formatBytes } from '@/lib/fileSize';
import { splitCommas } from '@/lib/text';
import { Section } from '../Section';
import { hasPackageFacts, PackageFacts } from './PackageFacts';
import { type ReadmeText, Readme } from './Readme';
import { Panel } from './Panel';
import { FileTree } from './FileTree';

const NAMED_TECHNOLOGIES = 2;

type ContentsSectionProps = {
  project: Project;
  isOwned: boolean;
  /** What the zip file contains, if it is known. */
  contents: ProjectContents | undefined;
  Markdown: ReadmeText;
  /** Shown below the list of files, or in its place. */
  children?: ReactNode;
};

/** What a purchase contains, as far as the backend provides it. */
export function ContentsSection({
  project,
  isOwned,
  contents,
  Markdown,
  children,
}: ContentsSectionProps) {
  const size = parseCount(contents?.total_size);
  const built = splitCommas(project.technologies).slice(0, NAMED_TECHNOLOGIES).join(' + ');
  return (
    <Section heading={texts.heading}>
      <Stack sx={{ gap: 2 }}>
        {contents && (
          <>
            <Typography sx={{ color: 'text.secondary' }}>
              {[
                countOf(parseCount(contents.total_files) || contents.files.length, 'file'),
                size > 0 && `${formatBytes(size)} unpacked`,
                built,
              ]
                .filter(Boolean)
                .join(', ')}
            </Typography>
            <Archive contents={contents} Markdown={Markdown} />
          </>
        )}
        {children}
        {hasPackageFacts(project) && <PackageFacts project={project} isOwned={isOwned} />}
      </Stack>
    </Section>
  );
}

type ArchiveProps = { contents: ProjectContents; Markdown: ReadmeText };

/** The files of the zip file and its README. */
function Archive({ contents, Markdown }: ArchiveProps) {
  const { files, total_files, readme, readme_truncated } = contents;
  return (
    <>
      {files.length > 0 && (
        <Panel heading={texts.files}>
          <FileTree files={files} total={total_files} />
        </Panel>
      )}
      {typeof readme === 'string' && readme && (
        <Panel heading={texts.readme}>
          <Readme text={readme} isCut={readme_truncated} Markdown={Markdown} />
        </Panel>
      )}
    </>
  );
}
