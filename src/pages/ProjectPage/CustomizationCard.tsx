import { Link as RouterLink } from 'react-router-dom';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';

/** Links to the contact page for custom projects. */
export function CustomizationCard() {
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2">
        Need Customization?
      </Typography>
      <Typography variant="body2" sx={{ my: 1, color: 'text.secondary' }}>
        Our engineers adapt any project to your brand, your data and your servers.
      </Typography>
      <Link component={RouterLink} to={paths.contact} sx={{ fontWeight: 650 }}>
        Talk to us
      </Link>
    </Card>
  );
}
