import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PurchasedProject } from '@/api/catalogApi';
import type { Payment } from '@/api/paymentsApi';
import { DASHBOARD_LIST_LIMIT } from '@/config/constants';
import { paths } from '@/config/paths';
import { DownloadLink } from '@/features/library';
import { PaymentBadge, ReceiptButton, statusOf } from '@/features/receipts';
import { formatRupees } from '@/lib/money';
import { formatDay } from '@/lib/time';
import { RetryNotice } from '@/ui/RetryNotice';
import { Panel, panelListSx, PanelNote } from './Panel';

/** Leads from the latest entries of a list to all of them. */
function AllLink({ to }: { to: string }) {
  return (
    <Link component={RouterLink} to={to} variant="body2" sx={{ py: 0.25 }}>
      View all
    </Link>
  );
}

function PurchaseRow({ project }: { project: PurchasedProject }) {
  const { id, title, purchase_date } = project;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.25 }}
    >
      <Box sx={{ flexGrow: 1, flexBasis: { xs: '100%', sm: 220 }, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`Purchased ${formatDay(purchase_date)}`}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        component={RouterLink}
        to={paths.project(id)}
        aria-label={`View ${title}`}
      >
        View
      </Button>
      <DownloadLink project={project} />
    </Box>
  );
}

type RecentPurchasesProps = {
  projects: readonly PurchasedProject[] | undefined;
  /** Reloads the purchases after a failure. */
  onRetry: () => void;
};

/** The first five purchases; `projects` is undefined if loading failed. */
export function RecentPurchases({ projects, onRetry }: RecentPurchasesProps) {
  return (
    <Panel heading="My Projects" link={<AllLink to={paths.myProjects} />}>
      {!projects && <RetryNotice text="Your projects could not be loaded." onRetry={onRetry} />}
      {projects?.length === 0 && <PanelNote>You have not bought a project yet.</PanelNote>}
      <Box component="ul" sx={panelListSx}>
        {projects?.slice(0, DASHBOARD_LIST_LIMIT).map((project) => (
          <PurchaseRow key={project.id} project={project} />
        ))}
      </Box>
    </Panel>
  );
}

function PaymentRow({ payment, isDetailed }: { payment: Payment; isDetailed: boolean }) {
  const { title, amount, status, purchase_date, paymentId } = payment;
  return (
    <Box
      component="li"
      sx={{
        display: { xs: 'flex', sm: 'grid' },
        gridTemplateColumns: isDetailed ? '1fr auto 104px 88px' : '1fr auto 104px',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1.25,
      }}
    >
      <Box sx={{ flexGrow: 1, flexBasis: '100%', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[formatDay(purchase_date), isDetailed && paymentId].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Typography sx={{ fontWeight: 650 }}>{formatRupees(amount)}</Typography>
      <Box sx={{ justifySelf: 'end' }}>
        <PaymentBadge status={status} isRaw />
      </Box>
      {isDetailed && statusOf(payment).isPaid && <ReceiptButton payment={payment} />}
    </Box>
  );
}

type PaymentListProps = {
  heading: string;
  /** Undefined if loading failed. */
  payments: readonly Payment[] | undefined;
  /** Reloads the payments after a failure. */
  onRetry: () => void;
  /** Whether each payment has its id and a link to its receipt. */
  isDetailed?: boolean;
};

/** The first five payments that are not pending. */
export function PaymentList({ heading, payments, onRetry, isDetailed = false }: PaymentListProps) {
  const listed = payments
    ?.filter((payment) => !statusOf(payment).isPending)
    .slice(0, DASHBOARD_LIST_LIMIT);
  return (
    <Panel heading={heading} link={<AllLink to={paths.payments} />}>
      {!listed && <RetryNotice text="Your payments could not be loaded." onRetry={onRetry} />}
      {listed?.length === 0 && <PanelNote>There are no payments yet.</PanelNote>}
      {Boolean(listed?.length) && (
        <Box component="ul" sx={panelListSx}>
          {listed?.map((payment) => (
            <PaymentRow key={payment.orderId} payment={payment} isDetailed={isDetailed} />
          ))}
        </Box>
      )}
    </Panel>
  );
}
