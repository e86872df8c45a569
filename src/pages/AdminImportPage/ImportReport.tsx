import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ProjectImport } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { importMessages as texts } from '@/config/importMessages';
import { formatCount } from '@/lib/numbers';

const MOST_ROWS_HEIGHT = 420;

type LineTableProps = {
  heading: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly React.ReactNode[] }[];
};

function LineTable({ heading, columns, rows }: LineTableProps) {
  return (
    <Card component="section" aria-label={heading} sx={{ mt: 2 }}>
      <Typography variant="h3" component="h2" sx={{ px: 2, pt: 2, pb: 1 }}>
        {heading}
      </Typography>
      <TableContainer
        role="group"
        aria-label={`${heading}, table`}
        // Focusable, so that it can be scrolled with the keyboard.
        tabIndex={0}
        sx={{ maxHeight: MOST_ROWS_HEIGHT }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{column}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, cells }) => (
              <TableRow key={key}>
                {cells.map((cell, index) => (
                  <TableCell
                    key={columns[index]}
                    sx={index < columns.length - 1 ? { width: '1%' } : { overflowWrap: 'anywhere' }}
                  >
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}

/** The backend's report on a file: each invalid line, and what can be or was imported. */
export function ImportReport({ report }: { report: ProjectImport }) {
  const { is_dry_run: isDryRun, projects, problems, ignored_columns: ignored } = report;
  const bad = new Set(problems.map(({ line }) => line)).size;
  const count = projects.length;
  return (
    <Box sx={{ mt: 2 }}>
      <Alert role="status" severity={bad > 0 || count === 0 ? 'warning' : 'success'}>
        {isDryRun ? texts.ready(count) : texts.imported(count)}
        {bad > 0 && `, ${isDryRun ? texts.leftOut(bad) : texts.wereLeftOut(bad)}`}.
        {ignored.length > 0 && ` ${texts.ignored(ignored)}`}
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
      {count > 0 && (
        <LineTable
          heading={isDryRun ? 'Ready to import' : 'Imported projects'}
          columns={['Line', 'Title']}
          rows={projects.map(({ line, title, id }) => ({
            key: String(line),
            cells: [
              formatCount(line),
              id === null ? (
                title
              ) : (
                <Link component={RouterLink} to={adminPaths.project(id)}>
                  {title}
                </Link>
              ),
            ],
          }))}
        />
      )}
    </Box>
  );
}
