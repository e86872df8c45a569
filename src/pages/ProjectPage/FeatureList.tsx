import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/CheckRounded';

/** One entry for each feature. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        gap: 1.25,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {features.map((feature) => (
        <Box key={feature} component="li" sx={{ display: 'flex', gap: 1 }}>
          <CheckIcon aria-hidden fontSize="small" sx={{ mt: 0.25, color: 'success.main' }} />
          <Typography component="span">{feature}</Typography>
        </Box>
      ))}
    </Box>
  );
}
