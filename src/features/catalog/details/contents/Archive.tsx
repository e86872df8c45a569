import type { ProjectContents } from '@/api/catalogApi';
import { contentsMessages as texts } from '@/config/contentsMessages';
import { Panel } from './Panel';
import { FileTree } from './FileTree';
import { Readme, type ReadmeText } from './Readme';

type ArchiveProps = { contents: ProjectContents; Markdown: ReadmeText };

/** The files of the zip file and its README. */
export function Archive({ contents, Markdown }: ArchiveProps) {
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
