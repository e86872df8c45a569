import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CLAIMS } from '@/config/constants';
import { StatCards } from '@/ui/StatCards';

/** Achievements of the company in figures. */
export function Impact() {
  return (
    <Box component="section" aria-labelledby="impact-heading">
      <Typography variant="h2" id="impact-heading" sx={{ mb: 3 }}>
        Our impact
      </Typography>
      <StatCards
        stats={[
          { value: CLAIMS.projectsDelivered, label: 'Projects delivered' },
          { value: CLAIMS.happyClients, label: 'Happy clients' },
          { value: CLAIMS.years, label: 'Years' },
          { value: CLAIMS.teamMembers, label: 'Team members' },
        ]}
      />
    </Box>
  );
}
