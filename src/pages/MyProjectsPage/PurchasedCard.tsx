import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { PurchasedProject } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import {
  cardSx,
  CategoryBadge,
  clampLines,
  ProjectPicture,
  type CardLayout,
} from '@/features/catalog';
import { DownloadButton } from '@/features/library';
import { formatDay } from '@/lib/dates';
import { toHttpLink } from '@/lib/safeLink';
import { Button } from '@/ui/Button';

/** An owned project with its ways on: view, download, demo. */
export function PurchasedCard({
  project,
  layout,
}: {
  project: PurchasedProject;
  layout: CardLayout;
}) {
  const { id, title, category, short_description, purchase_date, demo_url } = project;
  const demo = toHttpLink(demo_url);
  return (
    <Card component="article" aria-labelledby={`purchase-${id}`} sx={cardSx.card(layout)}>
      <Box sx={cardSx.picture(layout)}>
        <ProjectPicture project={project} />
        <CategoryBadge category={category} />
      </Box>
      <Box sx={cardSx.body}>
        <Box sx={cardSx.text}>
          <Typography id={`purchase-${id}`} variant="h3" component="h2" sx={clampLines(2)}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', ...clampLines(2) }}>
            {short_description}
          </Typography>
        </Box>
        <Typography variant="caption" sx={cardSx.meta}>
          Purchased {formatDay(purchase_date)}
        </Typography>
        <Box sx={{ ...cardSx.footer, columnGap: 1 }}>
          <DownloadButton project={project} tellsFailure={false} variant="contained" size="small" />
          <Button
            component={RouterLink}
            to={paths.project(id)}
            size="small"
            variant="outlined"
            aria-describedby={`purchase-${id}`}
          >
            View
          </Button>
          {demo && (
            <Button
              component="a"
              href={demo}
              target="_blank"
              rel="noopener noreferrer"
              size="small"
              aria-describedby={`purchase-${id}`}
            >
              View Demo
            </Button>
          )}
        </Box>
      </Box>
    </Card>
  );
}
