import Box from '@mui/material/Box';
import { PolicyText } from './PolicyText';

type PolicyTableProps = {
  /** What the table is about, for people who do not see what stands around it. */
  label: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

const TWO_COLUMNS = 2;

const PAPER = 'var(--mui-palette-background-paper)';
const SHADE = 'color-mix(in srgb, var(--mui-palette-text-primary) 22%, transparent)';

/** Shade at an edge behind which more of the table is; covers that scroll along hide it elsewhere. */
const edgeShadows = {
  backgroundImage: `linear-gradient(90deg, ${PAPER} 40%, transparent), linear-gradient(270deg, ${PAPER} 40%, transparent), linear-gradient(90deg, ${SHADE}, transparent), linear-gradient(270deg, ${SHADE}, transparent)`,
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '40px 100%, 40px 100%, 12px 100%, 12px 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;

/** A table whose first column names its rows; where the screen is too narrow it scrolls by itself. */
export function PolicyTable({ label, columns, rows }: PolicyTableProps) {
  return (
    <Box
      role="group"
      aria-label={`${label}, table`}
      // Reachable by keyboard, which could not scroll it otherwise.
      tabIndex={0}
      sx={{
        position: 'relative',
        overflowX: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        ...edgeShadows,
      }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          minWidth: columns.length > TWO_COLUMNS ? 580 : 'auto',
          borderCollapse: 'collapse',
          typography: 'body2',
          '& th, & td': { px: 2, py: 1.25, textAlign: 'left', verticalAlign: 'top' },
          '& thead th': { bgcolor: 'brand.soft', fontWeight: 650 },
          '& tbody th': { width: columns.length > TWO_COLUMNS ? '25%' : '50%', fontWeight: 650 },
          '& tbody tr': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>
                  <PolicyText>{cell}</PolicyText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
