import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ProjectImport } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { ScrollTable, type TableContent } from '@/features/admin';
import { countOf, formatCount } from '@/lib/numbers';

const MOST_ROWS_HEIGHT = 420;

function LineTable({ heading, ...table }: TableContent & { heading: string }) {
  return (
    <Card component="section" aria-label={heading} sx={{ mt: 2 }}>
      <Typography variant="h3" component="h2" sx={{ px: 2, pt: 2, pb: 1 }}>
        {heading}
      </Typography>
      <ScrollTable label={heading} maxHeight={MOST_ROWS_HEIGHT} {...table} />
    </Card>
  );
}

/** Says how many projects can be or were imported, how many lines were left out, and why. */
function summarize({ is_dry_run, projects, ignored_columns }: ProjectImport, bad: number): string {
  const count = projects.length;
  const imported = countOf(count, 'project') + (is_dry_run ? ' can be imported' : ' imported');
  const done = is_dry_run && count === 0 ? 'No project can be imported' : imported;
  const were = is_dry_run ? 'would be' : bad === 1 ? 'was' : 'were';
  const leftOut = bad > 0 ? `, ${countOf(bad, 'line')} ${were} left out` : '';
  const ignored = ignored_columns.join(', ');
  return `${done}${leftOut}.${ignored && ` These columns are not imported: ${ignored}.`}`;
}

/** The backend's report on a file: each invalid line, and what can be or was imported. */
export function ImportReport({ report }: { report: ProjectImport }) {
  const { is_dry_run: isDryRun, projects, problems } = report;
  const bad = new Set(problems.map(({ line }) => line)).size;
  return (
    <Box sx={{ mt: 2 }}>
      <Alert role="status" severity={bad > 0 || projects.length === 0 ? 'warning' : 'success'}>
        {summarize(report, bad)}
      </Alert>
      {bad > 0 && (
        <LineTable
          heading="Lines with problems"
          columns={['Line', 'Column', 'What to do']}
          rows={problems.map(({ line, column, message }) => ({
            key: `${line} ${column}`,
            cells: [formatCount(line), column ?? '–', message],
          }))}
        />
      )}
      {projects.length > 0 && (
        <LineTable
          heading={isDryRun ? 'Ready to import' : 'Imported projects'}
          columns={['Line', 'Title']}
          rows={projects.map(({ line, title, id }) => ({
            key: line,
            cells: [
              formatCount(line),
              id === null ? title : <Link href={adminPaths.project(id)}>{title}</Link>,
            ],
          }))}
        />
      )}
    </Box>
  );
}
