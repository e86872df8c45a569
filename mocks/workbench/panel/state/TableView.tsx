import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { columns, type Tables } from '../../../domain/model';
import { redactValue } from '../../../log/redact';
import { Section } from '../Section';
import { useWorkbench } from '../workbenchContext';

const tableNames = Object.keys(columns) as (keyof Tables)[];
const ROWS_SHOWN = 50;

const cell = {
  border: 1,
  borderColor: 'divider',
  px: 1,
  py: 0.5,
  textAlign: 'left',
  verticalAlign: 'top',
} as const;

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
      <Box
        role="region"
        aria-label={`Rows of ${name}`}
        tabIndex={0}
        sx={{ overflow: 'auto', maxHeight: 360 }}
      >
        <Box component="table" sx={{ borderCollapse: 'collapse', typography: 'caption' }}>
          <Box component="caption" sx={{ textAlign: 'left', pb: 0.5 }}>
            {`${shown.length} of ${found.length} rows`}
          </Box>
          <thead>
            <tr>
              {names.map((column) => (
                <Box key={column} component="th" scope="col" sx={cell}>
                  {column}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={String(row.id)}>
                {names.map((column) => (
                  <Box
                    key={column}
                    component="td"
                    sx={{ ...cell, minWidth: 88, maxWidth: 240, overflowWrap: 'break-word' }}
                  >
                    {showValue(row[column])}
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
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
