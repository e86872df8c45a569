import { Link as RouterLink } from 'react-router-dom';
import { keyframes } from '@emotion/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Project, type Release, useListPurchasedProjectsQuery } from '@/api/catalogApi';
import { useListPaymentsQuery } from '@/api/paymentsApi';
import { chatSubjects, preparedMessages } from '@/config/content/preparedMessages';
import { offers } from '@/config/offers';
import { useOpenChatWith } from '@/features/chat';
import { DownloadButton } from '@/features/library';
import { findPayment, ReceiptButton, ReceiptMail } from '@/features/receipts';
import { formatFileSize } from '@/lib/files';
import { formatDay, shopDayDigits } from '@/lib/time';
import { useNarrowScreen } from '@/ui/useNarrowScreen';
import { OwnedSupport } from './contents/SupportPeriod';
import { OwnedMark, OwnedPlaceholder } from './PriceCardParts';

type OwnedActionsProps = {
  project: Project;
  /** Whether it was paid for just now, on this page. */
  isArrival: boolean;
};

/** Replaces the price and the purchase actions once the project is owned. */
export default function OwnedActions({ project, isArrival }: OwnedActionsProps) {
  const { currentData: owned, isLoading: isListing } = useListPurchasedProjectsQuery();
  const { currentData: history, isLoading } = useListPaymentsQuery();
  const openChat = useOpenChatWith('support');
  const purchase = owned?.projects.find(({ id }) => id === project.id);
  const payment = findPayment(history?.payments ?? [], purchase ?? project);
  // A phone cannot run what is in the zip file.
  const isPhone = useNarrowScreen('sm');
  const isMailFirst = isPhone && Boolean(payment?.receipt_email) && offers('receipts');
  const mail = payment && <ReceiptMail payments={[payment]} isMain={isMailFirst} />;
  // At once, so that nothing moves under the finger.
  if (isListing || isLoading) return <OwnedPlaceholder />;
  return (
    <>
      <Box sx={{ position: 'relative' }}>
        <OwnedMark />
        {isArrival && <Launch />}
        <Typography variant="body2" sx={{ mt: 0.5, minHeight: '1.5em', color: 'text.secondary' }}>
          {purchase && `Bought on ${formatDay(purchase.purchase_date)}`}
        </Typography>
      </Box>
      {isMailFirst && mail}
      <div>
        <DownloadButton
          project={project}
          showsFailure
          variant={isMailFirst ? 'outlined' : 'contained'}
          size="large"
          fullWidth
        />
        <Typography
          variant="caption"
          component="p"
          sx={{ mt: 0.5, textAlign: 'center', color: 'text.secondary' }}
        >
          {formatFileSize(project.file_size)}
        </Typography>
      </div>
      {purchase && <OwnedVersion project={project} lastDownload={purchase.last_download_date} />}
      <OwnedSupport project={project} />
      {!isMailFirst && mail}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flexGrow: 1 } }}>
        {payment && <ReceiptButton payment={payment} />}
        {offers('reviews') && (
          <Button
            size="small"
            variant="outlined"
            component={RouterLink}
            to="#reviews"
            state={{ writesReview: true }}
          >
            Write a review
          </Button>
        )}
        <Button
          size="small"
          variant="outlined"
          onClick={() =>
            openChat(
              preparedMessages.support(project.title),
              chatSubjects.project(project.title, project.id),
            )
          }
        >
          Get support
        </Button>
      </Box>
    </>
  );
}

const launch = keyframes({ from: { transform: 'translate(-12px, 14px)', opacity: 0 } });

/** The shop's sail leaves the slipway once, for a purchase that has arrived. */
function Launch() {
  return (
    <Box
      component="svg"
      viewBox="4 2 42 42"
      aria-hidden
      sx={{ position: 'absolute', top: 0, right: 0, width: 44, fill: 'none', overflow: 'visible' }}
    >
      <path d="M6 40h36" stroke="currentColor" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M10 33 38 19v14z" fill="currentColor" opacity=".3" />
      <Box
        component="path"
        d="M17 22 35 6l-4 19-6-5z"
        sx={{ fill: 'var(--mui-palette-brand-signal)', animation: `${launch} 1.2s ease-out` }}
      />
    </Box>
  );
}

type OwnedVersionProps = {
  project: Project;
  /** Time of the buyer's last download; null if never, undefined if the backend does not say. */
  lastDownload: string | null | undefined;
};

/** Shows whether the buyer has the latest version, or else the changes since. */
function OwnedVersion({ project, lastDownload }: OwnedVersionProps) {
  const { changelog = [] } = project;
  const [latest] = changelog;
  const version = project.version || latest?.version;
  if (!version) return null;
  const newer = lastDownload ? releasesSince(changelog, lastDownload) : [];
  // A version without a release may be newer, and so may a release of the day of the download.
  const isLatest =
    lastDownload &&
    latest?.version === version &&
    toDigits(latest.date) < shopDayDigits(lastDownload);
  if (!lastDownload || newer.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isLatest ? `You have the latest version, ${version}` : `Version ${version}`}
      </Typography>
    );
  }
  return (
    <Alert severity="info" icon={false} role="group" aria-label="New version">
      <strong>{`Version ${version} is newer than your download of ${formatDay(lastDownload)}`}</strong>
      <Box component="ul" sx={{ mt: 0.5, pl: 2.5, listStyle: 'revert' }}>
        {newer
          .flatMap(({ changes }) => changes)
          .map((change, index) => (
            <Box component="li" key={index} sx={{ overflowWrap: 'anywhere' }}>
              {change}
            </Box>
          ))}
      </Box>
    </Alert>
  );
}

const toDigits = (day: string) => day.replaceAll('-', '');

/** Returns the releases since the day of a download, newest first as in the changelog. */
function releasesSince(changelog: readonly Release[], download: string): Release[] {
  const day = shopDayDigits(download);
  return changelog.filter(({ date }) => toDigits(date) > day);
}
