import { strToU8, zipSync } from 'fflate';
import type { ProjectRow } from '../model';
import { toSlug } from '../slug';
import { sourceTree, type SourceFiles } from './skeletons';

/** A fixed time for all entries, so that the same project always gives the same bytes. */
const ENTRY_TIME = new Date(2025, 0, 1);

function readme({
  title,
  shortDescription,
  description,
  features,
  technologies,
}: ProjectRow): string {
  const list = (entries: readonly string[]) => entries.map((entry) => `- ${entry}`).join('\n');
  return [
    `# ${title}`,
    shortDescription,
    description,
    `## Features\n\n${list(features)}`,
    `## Built with\n\n${list(technologies)}`,
    '## Getting started\n\nRead docs/setup.md, copy .env.example where there is one, then start the project.',
    '## Licence\n\nSee LICENSE. The purchase covers commercial use.',
  ].join('\n\n');
}

function commonFiles(project: ProjectRow): SourceFiles {
  return {
    'README.md': `${readme(project)}\n`,
    LICENSE: `Commercial licence\n\nThe buyer of "${project.title}" may use, change and deploy this source code,\nalso for clients. Reselling the source code as such is not allowed.\n`,
    'CHANGELOG.md': '# Changelog\n\n## 1.0.0\n\n- First release\n',
    'docs/setup.md': `# Setup of ${project.title}\n\n1. Install the tools named in README.md.\n2. Create the configuration.\n3. Start the project and open it in the browser.\n`,
    '.gitignore': 'node_modules/\nbuild/\ndist/\n.env\n__pycache__/\n',
    '.editorconfig':
      'root = true\n\n[*]\nindent_style = space\nindent_size = 2\nend_of_line = lf\n',
  };
}

/** Builds the zip file of a project: a small source tree named after it. */
export function makeProjectZip(project: ProjectRow): Uint8Array<ArrayBuffer> {
  const slug = toSlug(project.title);
  const files = { ...commonFiles(project), ...sourceTree(slug, project) };
  const entries = Object.entries(files).map(
    ([path, text]) => [`${slug}/${path}`, strToU8(text)] as const,
  );
  return new Uint8Array(zipSync(Object.fromEntries(entries), { mtime: ENTRY_TIME }));
}
