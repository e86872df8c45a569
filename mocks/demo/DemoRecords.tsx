import { type FormEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import type { DemoContent, DemoRecord } from '../domain/demoPage';

const count = new Intl.NumberFormat('en-IN');

type DemoRecordsProps = {
  content: DemoContent;
  records: readonly DemoRecord[];
  onChange: (records: readonly DemoRecord[]) => void;
};

/** The records as a table that can be searched; each can be changed or deleted, and others added. */
export function DemoRecords({ content, records, onChange }: DemoRecordsProps) {
  const { thing, columns, states } = content;
  const [search, setSearch] = useState('');
  /** Undefined while no record is edited, null for a new one. */
  const [edited, setEdited] = useState<DemoRecord | null>();
  const words = search.toLowerCase().trim();
  const found = records.filter((record) => record.join(' ').toLowerCase().includes(words));
  const close = () => setEdited(undefined);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, mb: 2 }}>
        <TextField
          type="search"
          size="small"
          label={`Search ${thing.toLowerCase()}s`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          sx={{ flex: 1, maxWidth: 360 }}
        />
        <Button variant="contained" onClick={() => setEdited(null)}>
          {`New ${thing.toLowerCase()}`}
        </Button>
      </Box>
      <TableContainer component={Paper} variant="outlined">
        <Table aria-label={`${thing}s`} sx={{ '& td, & th': { px: { xs: 1, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              {columns.map((column, index) => (
                <TableCell key={column} align={index === 2 ? 'right' : 'left'}>
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {found.map((record, index) => (
              <TableRow key={index}>
                <TableCell component="th" scope="row">
                  <Button
                    size="small"
                    aria-label={`Edit ${record[0]}`}
                    onClick={() => setEdited(record)}
                    sx={{ mx: -0.75, textAlign: 'start' }}
                  >
                    {record[0]}
                  </Button>
                </TableCell>
                <TableCell>{record[1]}</TableCell>
                <TableCell align="right">{count.format(record[2])}</TableCell>
                <TableCell>
                  <Chip
                    size="small"
                    variant="outlined"
                    label={record[3]}
                    color={states[record[3]] as ChipProps['color']}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Box role="status" sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>
        {`${found.length} of ${records.length}`}
      </Box>
      {edited !== undefined && (
        <RecordDialog
          content={content}
          record={edited}
          onClose={close}
          onSave={(saved) => {
            const kept = saved ? [saved] : [];
            onChange(
              edited
                ? records.flatMap((record) => (record === edited ? kept : [record]))
                : [...kept, ...records],
            );
            close();
          }}
        />
      )}
    </>
  );
}

type RecordDialogProps = {
  content: DemoContent;
  /** Null for a new record. */
  record: DemoRecord | null;
  onClose: () => void;
  /** Receives null if the record is deleted. */
  onSave: (record: DemoRecord | null) => void;
};

function RecordDialog({ content, record, onClose, onSave }: RecordDialogProps) {
  const { thing, columns, states } = content;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const [name, of, amount, state] = columns.map((column) =>
      (elements.namedItem(column) as HTMLInputElement | HTMLSelectElement).value.trim(),
    );
    onSave([name!, of!, Number(amount), state!]);
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="record">
      <form onSubmit={submit}>
        <DialogTitle id="record">{record ? record[0] : `New ${thing.toLowerCase()}`}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {columns.map((column, index) => (
            <TextField
              key={column}
              // The label would be cut by the edge of the dialog's content.
              sx={{ mt: index === 0 ? 1 : 0 }}
              name={column}
              label={column}
              required
              type={index === 2 ? 'number' : 'text'}
              defaultValue={record?.[index] ?? (index === 3 ? Object.keys(states)[0] : '')}
              select={index === 3}
              slotProps={{
                select: { native: true },
                htmlInput: index === 2 ? { min: 0, step: 'any' } : {},
              }}
            >
              {index === 3 &&
                Object.keys(states).map((state) => <option key={state}>{state}</option>)}
            </TextField>
          ))}
        </DialogContent>
        <DialogActions>
          {record && (
            <Button color="error" onClick={() => onSave(null)} sx={{ mr: 'auto' }}>
              Delete
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
