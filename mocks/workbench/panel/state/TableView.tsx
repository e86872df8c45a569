import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { columns, type Tables } from '../../../domain/model';
import { redactValue } from '../../../log/redact';
import { Section } from '../Section';
import { useWorkbench } from '../workbenchContext';

const tableNames = Object.keys(columns) as (keyof Tables)[];
const ROWS_SHOWN = 50;

function showValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Shows the rows of a table, newest first, as of the last refresh. */
export function TableView() {
  const { workbench } = useWorkbench();
  const [name, setName] = useState<keyof Tables>('orders');
  const [search, setSearch] = useState('');
  const [rows, setRows] = useState(() => readRows(workbench.store(), name));
  const load = (table: keyof Tables) => {
    setName(table);
    setRows(readRows(workbench.store(), table));
  };
  const found = rows.filter((row) => JSON.stringify(row).toLowerCase().includes(search));
  const shown = found.slice(0, ROWS_SHOWN);
  const names = Object.keys(columns[name]);
  return (
    <Section title="Inspect a table" text="Read-only; passwords are left out.">
      <Stack direction="row" spacing={1} sx={{ my: 1 }}>
        <TextField
          select
          id="workbench-table"
          label="Table"
          value={name}
          slotProps={{ select: { native: true } }}
          onChange={({ target }) => load(target.value as keyof Tables)}
        >
          {tableNames.map((table) => (
            <option key={table}>{table}</option>
          ))}
        </TextField>
        <TextField
          label="Rows that contain"
          onChange={({ target }) => setSearch(target.value.toLowerCase())}
        />
        <Button onClick={() => load(name)}>Refresh</Button>
      </Stack>
      <TableContainer
        role="region"
        aria-label={`Rows of ${name}`}
        tabIndex={0}
        sx={{ maxHeight: 360 }}
      >
        <Table size="small" stickyHeader>
          <caption>{`${shown.length} of ${found.length} rows`}</caption>
          <TableHead>
            <TableRow>
              {names.map((column) => (
                <TableCell key={column}>{column}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row) => (
              <TableRow key={String(row.id)}>
                {names.map((column) => (
                  <TableCell key={column}>{showValue(row[column])}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}

type AnyRow = Record<string, unknown>;

function readRows(
  store: Record<keyof Tables, { all: () => readonly object[] }>,
  name: keyof Tables,
) {
  const rows = store[name].all();
  return [...rows].reverse().map((row) => redactValue(row) as AnyRow);
}
