import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

type MissionAndVisionProps = { mission: string; vision: string };

/** The mission and the vision of the company. */
export function MissionAndVision({ mission, vision }: MissionAndVisionProps) {
  const statements = [
    { heading: 'Our mission', text: mission },
    { heading: 'Our vision', text: vision },
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: { xs: 4, md: 6 } }}>
      {statements.map(({ heading, text }) => (
        <Box
          key={heading}
          component="section"
          sx={{ pl: 3, borderLeft: 4, borderColor: 'brand.signal' }}
        >
          <Typography variant="h2" sx={{ fontSize: '1.5rem' }}>
            {heading}
          </Typography>
          <Typography sx={{ mt: 1.5, maxWidth: '60ch', fontSize: '1.05rem' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
