import { Link as RouterLink } from 'react-router-dom';
import Button from '@mui/material/Button';
import NewTabIcon from '@mui/icons-material/OpenInNewRounded';
import { paths } from '@/config/paths';

/** Opens the saved project as customers see it, in a new tab. */
export function ShopLink({ projectId }: { projectId: number }) {
  return (
    <Button
      component={RouterLink}
      to={paths.project(projectId)}
      target="_blank"
      aria-label="View in shop, opens a new tab"
      startIcon={<NewTabIcon aria-hidden />}
    >
      View in shop
    </Button>
  );
}
