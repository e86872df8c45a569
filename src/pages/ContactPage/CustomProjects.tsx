import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CUSTOM_PROJECT_QUESTIONS } from '@/config/content/liveChat';
import { CheckedList } from '@/ui/CheckedList';

/** Explains custom projects; all links to custom projects lead to this page. */
export function CustomProjects({ onDiscuss }: { onDiscuss: () => void }) {
  return (
    <Box
      component="section"
      id="custom-projects"
      aria-labelledby="custom-projects-heading"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1.2fr 1fr' },
        gap: { xs: 3, md: 6 },
        p: { xs: 3, md: 5 },
        borderRadius: 3,
        bgcolor: 'brand.soft',
      }}
    >
      <div>
        <Typography variant="h2" id="custom-projects-heading">
          Custom projects
        </Typography>
        <Typography sx={{ mt: 1.5, mb: 3, maxWidth: '56ch' }}>
          Nothing on the shelf fits? We adapt a project of ours or build yours from the first line.
          Tell us about it in the chat; you get scope, price and dates in writing before any work
          starts.
        </Typography>
        <Button variant="contained" size="large" onClick={onDiscuss}>
          Discuss Your Project
        </Button>
      </div>
      <div>
        <Typography variant="h3">Good to know in advance</Typography>
        <CheckedList entries={CUSTOM_PROJECT_QUESTIONS} />
      </div>
    </Box>
  );
}
