import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import PassionIcon from '@mui/icons-material/FavoriteRounded';
import CommunityIcon from '@mui/icons-material/GroupsRounded';
import InnovationIcon from '@mui/icons-material/LightbulbRounded';
import ExcellenceIcon from '@mui/icons-material/WorkspacePremiumRounded';
import type { CoreValue } from '@/config/content/siteContent';
import { TitledGrid } from '@/ui/TitledGrid';

const icons: Record<string, typeof ExcellenceIcon> = {
  Excellence: ExcellenceIcon,
  Community: CommunityIcon,
  Innovation: InnovationIcon,
  Passion: PassionIcon,
};

/** The core values of the company, one card each. */
export function CoreValues({ values }: { values: readonly CoreValue[] }) {
  return (
    <TitledGrid heading="Our core values" columns={4}>
      {values.map(({ title, description }) => {
        const Icon = icons[title] ?? ExcellenceIcon;
        return (
          <Card key={title} component="li" sx={{ p: 3 }}>
            <Icon
              aria-hidden
              sx={{
                p: 1.25,
                fontSize: 48,
                borderRadius: 2,
                color: 'primary.main',
                bgcolor: 'brand.soft',
              }}
            />
            <Typography variant="h3" sx={{ mt: 1.5 }}>
              {title}
            </Typography>
            <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{description}</Typography>
          </Card>
        );
      })}
    </TitledGrid>
  );
}
