import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { TeamMember } from '@/config/content/siteContent';
import { TitledGrid } from '@/ui/TitledGrid';

function initials(name: string): string {
  return name
    .split(' ')
    .map(([first]) => first)
    .join('');
}

/** The team members with their roles (specification, section 3: Site content). */
export function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <TitledGrid heading="Meet the team" columns={4}>
      {members.map(({ name, role, description }) => (
        <Card key={name} component="li" sx={{ p: 3 }}>
          <Avatar
            aria-hidden
            sx={{ width: 56, height: 56, color: 'brand.onHero', bgcolor: 'brand.hero' }}
          >
            {initials(name)}
          </Avatar>
          <Typography variant="h3" sx={{ mt: 1.5 }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ fontWeight: 650, color: 'primary.main' }}>
            {role}
          </Typography>
          <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{description}</Typography>
        </Card>
      ))}
    </TitledGrid>
  );
}
