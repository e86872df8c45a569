import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';

/** Links to the contact page for custom projects. */
export function CustomizationCard() {
  return (
    <Card
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: { xs: 2.5, md: 3.5 },
        bgcolor: 'brand.soft',
      }}
    >
      <Box sx={{ flex: '1 1 260px' }}>
        <Typography variant="h3" component="h2">
          Need Customization?
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          Our engineers adapt any project to your brand, your data and your servers.
        </Typography>
      </Box>
      <Button variant="contained" href={paths.contact}>
        Talk to us
      </Button>
    </Card>
  );
}
