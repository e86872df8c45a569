import Box from '@mui/material/Box';

const looks: Partial<Record<string, { label: string; color: string }>> = {
  completed: { label: 'Completed', color: 'success.main' },
  pending: { label: 'Pending', color: 'warning.main' },
};

/** A payment's status: green when completed, amber when pending, any other as raw text. */
export function PaymentBadge({ status }: { status: string }) {
  const { label, color } = looks[status] ?? { label: status, color: 'text.secondary' };
  return (
    <Box
      component="span"
      sx={{
        px: 1.25,
        py: 0.25,
        border: 1,
        borderRadius: 9,
        typography: 'caption',
        fontWeight: 650,
        color,
        borderColor: color,
      }}
    >
      {label}
    </Box>
  );
}
