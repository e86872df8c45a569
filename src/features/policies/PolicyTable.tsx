import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { PolicyText } from './PolicyText';

type PolicyTableProps = {
  /** Accessible name of the table. */
  label: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

const TWO_COLUMNS = 2;

const PAPER = 'var(--mui-palette-background-paper)';
const SHADE = 'color-mix(in srgb, var(--mui-palette-text-primary) 22%, transparent)';

/** Shadows at edges with more content; covers that scroll with the content hide them otherwise. */
const edgeShadows = {
  backgroundImage: `linear-gradient(90deg, ${PAPER} 40%, transparent), linear-gradient(270deg, ${PAPER} 40%, transparent), linear-gradient(90deg, ${SHADE}, transparent), linear-gradient(270deg, ${SHADE}, transparent)`,
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '40px 100%, 40px 100%, 12px 100%, 12px 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;

/** A table with row headers in the first column; it scrolls horizontally on narrow screens. */
export function PolicyTable({ label, columns, rows }: PolicyTableProps) {
  const isWide = columns.length > TWO_COLUMNS;
  return (
    <TableContainer
      role="group"
      aria-label={`${label}, table`}
      // Focusable, so that it can be scrolled with the keyboard.
      tabIndex={0}
      sx={{
        position: 'relative',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        ...edgeShadows,
      }}
    >
      <Table sx={{ minWidth: isWide ? 580 : 'auto' }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name = '', ...cells]) => (
            <TableRow key={name}>
              <TableCell
                component="th"
                scope="row"
                sx={{ width: isWide ? '25%' : '50%', fontWeight: 650 }}
              >
                {name}
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={columns[index + 1]}>
                  <PolicyText>{cell}</PolicyText>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
