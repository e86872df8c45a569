import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A true story about something found where it should not have been. */
export function FunFact() {
  return (
    <Box
      component="aside"
      aria-labelledby="fun-fact"
      sx={{
        display: 'flex',
        gap: 2,
        mt: 5,
        p: { xs: 2.5, sm: 3 },
        borderRadius: 2,
        bgcolor: 'brand.soft',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 48 48"
        aria-hidden
        sx={{
          flexShrink: 0,
          width: 48,
          height: 48,
          color: 'primary.main',
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 2,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        }}
      >
        <path d="M22 18C14 8 5 9 4 13c-1 5 4 9 10 10-4 2-6 6-3 10 3 3 9 0 11-6" />
        <path d="M26 18c8-10 17-9 18-5 1 5-4 9-10 10 4 2 6 6 3 10-3 3-9 0-11-6" />
        <path d="M24 16v20M23 15c-1-4-3-7-6-8M25 15c1-4 3-7 6-8" />
      </Box>
      <div>
        <Typography id="fun-fact" variant="h4" component="h2">
          Fun fact
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          On 9 September 1947 the operators of the Harvard Mark II computer found out why it failed:
          a moth sat in relay 70. They taped it into the logbook and wrote “First actual case of bug
          being found.” The page, moth included, is kept by the Smithsonian.
        </Typography>
      </div>
    </Box>
  );
}
