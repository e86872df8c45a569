import Box from '@mui/material/Box';
import CheckIcon from '@mui/icons-material/CheckCircleOutlineRounded';

/** Short promises, each with a tick. */
export function CheckedList({ entries }: { entries: readonly string[] }) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, mt: 2.5, p: 0, listStyle: 'none' }}>
      {entries.map((entry) => (
        <Box key={entry} component="li" sx={{ display: 'flex', gap: 1, typography: 'body2' }}>
          <CheckIcon aria-hidden sx={{ fontSize: 20, color: 'success.main' }} />
          {entry}
        </Box>
      ))}
    </Box>
  );
}
