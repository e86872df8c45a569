import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useGetProjectQuery } from '@/api/catalogApi';
import { env } from '@/config/env';
import { toPictures } from '@/lib/imageAddress';
import { formatRupees } from '@/lib/money';
import { rowSx } from '@/theme/mixins';
import { CroppedImage } from '@/ui/CroppedImage';

/** Names the project being bought, during login or registration; renders nothing until it is loaded. */
export function PurchaseIntent({ projectId }: { projectId: number }) {
  const { currentData } = useGetProjectQuery({ id: projectId });
  const project = currentData?.project;
  if (!project) return null;
  const [picture] = toPictures(project.preview_images, [], env.apiHost, project.focal_points);
  return (
    <Card component="section" aria-label="Your purchase" sx={{ ...rowSx, gap: 2, mb: 1, p: 1.5 }}>
      {/* Without the cover that is drawn elsewhere, whose drawings are 3 kB. */}
      {picture && (
        <CroppedImage
          src={picture.address}
          alt=""
          position={picture.position}
          sx={{ flexShrink: 0, width: 112, height: 70 }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          You are buying
        </Typography>
        <Typography sx={{ fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
          {project.title}
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>{formatRupees(project.base_price)}</Typography>
      </Box>
    </Card>
  );
}
