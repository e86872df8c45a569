import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PurchasedProject } from '@/api/catalogApi';
import type { Payment } from '@/api/paymentsApi';
import { paths } from '@/config/paths';
import { CardFrame, type CardLayout, ProjectPicture, UNCATEGORIZED } from '@/features/catalog';
import { DownloadButton } from '@/features/library';
import { ReceiptButton } from '@/features/receipts';
import { toHttpLink } from '@/lib/links';
import { formatDay } from '@/lib/time';
import { wrapSx } from '@/theme/mixins';

type PurchasedCardProps = {
  project: PurchasedProject;
  /** The payment; undefined while unknown. */
  payment: Payment | undefined;
  layout: CardLayout;
};

/** An owned project with its receipt and links to view, download and demo. */
export function PurchasedCard({ project, payment, layout }: PurchasedCardProps) {
  const { id, title, category, short_description, purchase_date, demo_url } = project;
  const demo = toHttpLink(demo_url);
  return (
    <CardFrame component="article" layout={layout} aria-labelledby={`purchase-${id}`}>
      <div className="picture">
        <ProjectPicture project={project} />
      </div>
      <div className="body">
        <div className="text">
          <p className="category" dir="auto">
            {category || UNCATEGORIZED}
          </p>
          <h2 id={`purchase-${id}`} dir="auto">
            {title}
          </h2>
          <p className="summary" dir="auto">
            {short_description}
          </p>
        </div>
        <Box
          sx={{
            ...wrapSx,
            justifyContent: 'space-between',
            gap: 1,
            // Aligns the end of the button's text with that of the card's texts.
            mr: -1.5,
            // On a line of its own, the button's text starts where the card's texts start.
            '& .MuiButton-root': { ml: -1.5 },
          }}
        >
          <span className="meta">{`Purchased ${formatDay(purchase_date)}`}</span>
          {payment && <ReceiptButton payment={payment} variant="text" />}
        </Box>
        <div className="footer">
          <DownloadButton project={project} showsFailure={false} variant="contained" size="small" />
          <Button
            href={paths.project(id)}
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
              sx={{ px: 1 }}
            >
              View Demo
            </Button>
          )}
        </div>
      </div>
    </CardFrame>
  );
}
