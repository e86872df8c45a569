import { Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Project } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import { lazyOptional } from '@/ui/lazyPart';
import { useIsNear } from '@/ui/useInView';

const RelatedList = lazyOptional(() => import('./RelatedList'));

/** Distance at which the projects are requested, in pixels. */
const AHEAD = 500;

/** Height reserved for the shelf in pixels, so that nothing shifts when it loads. */
const HEIGHT = 430;

/** Similar projects, requested when scrolled near; renders nothing if there are none. */
export function RelatedProjects({ project }: { project: Project }) {
  const { ref, isNear } = useIsNear(AHEAD);
  const [isEmpty, setEmpty] = useState(false);
  if (isEmpty) return null;
  return (
    <Box ref={ref} sx={{ minHeight: HEIGHT, minWidth: 0 }}>
      {isNear && (
        <Suspense fallback={null}>
          <RelatedList project={project} onNone={() => setEmpty(true)} />
        </Suspense>
      )}
    </Box>
  );
}

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
      <Button variant="contained" component={RouterLink} to={paths.contact}>
        Talk to us
      </Button>
    </Card>
  );
}
