import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/CloseRounded';
import {
  useGetProjectContentsQuery,
  useListPurchasedProjectsQuery,
  type Project,
} from '@/api/catalogApi';
import { readPackaging } from '@/api/readPackaging';
import { ownedMessages as texts } from '@/config/ownedMessages';
import { ReceiptButton } from '@/features/receipts';
import { readStored, writeStored } from '@/lib/browserStorage';
import { formatDay, MILLISECONDS_PER_DAY } from '@/lib/time';
import { formatRupees } from '@/lib/money';
import { CheckedList } from '@/ui/CheckedList';
import { IconAction } from '@/ui/IconAction';
import { MarkdownText } from './contents/Readme';
import { OwnedSupport } from './contents/SupportPeriod';
import { OwnedDownload, usePurchaseRecord } from './OwnedActions';

/** Welcomes the owner of a project within a day of its purchase, until the welcome is dismissed. */
export default function Introduction({ project }: { project: Project }) {
  const { isDue, dismiss } = useIntroduction(project.id);
  return isDue && <Welcome project={project} onDismiss={dismiss} />;
}

type WelcomeProps = { project: Project; onDismiss: () => void };

/**
 * Introduces a new owner to the purchase and the next steps. It takes the focus after a payment,
 * because it is at the top of the page.
 */
function Welcome({ project, onDismiss }: WelcomeProps) {
  const { payment } = usePurchaseRecord(project);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);

  return (
    <Card
      component="section"
      aria-labelledby="introduction"
      sx={{ position: 'relative', p: { xs: 2, md: 3 }, borderColor: 'success.main' }}
    >
      <Typography
        ref={heading}
        id="introduction"
        tabIndex={-1}
        variant="h2"
        sx={{ pr: 6, fontSize: '1.5rem', overflowWrap: 'anywhere', outline: 'none' }}
      >
        {texts.introduction(project.title)}
      </Typography>
      <IconAction
        label={texts.dismiss}
        onClick={onDismiss}
        sx={{ position: 'absolute', top: 8, right: 8 }}
      >
        <CloseIcon />
      </IconAction>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
          gap: { xs: 2, md: 4 },
          mt: 1.5,
        }}
      >
        <Box sx={{ display: 'grid', alignContent: 'start', gap: 1.5 }}>
          {payment && (
            <Typography>
              {texts.paid(formatRupees(payment.amount), formatDay(payment.purchase_date))}
            </Typography>
          )}
          <OwnedDownload project={project} />
          <OwnedSupport project={project} />
          {payment && (
            <div>
              <ReceiptButton payment={payment} />
            </div>
          )}
        </Box>
        <HowToRun project={project} />
      </Box>
    </Card>
  );
}

/**
 * How to run a project, from its README, or else its requirements; renders nothing if neither is
 * known.
 */
function HowToRun({ project }: { project: Project }) {
  const { currentData } = useGetProjectContentsQuery({ id: project.id });
  const readme: unknown = currentData?.readme;
  const guide = typeof readme === 'string' ? findGuide(readme) : null;
  const { requirements } = readPackaging(project);
  if (!guide && requirements.length === 0) return null;
  return (
    <Box component="section" aria-label={texts.howToRun} sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 1, fontSize: '1.0625rem' }}>
        {texts.howToRun}
      </Typography>
      {guide ? <MarkdownText text={guide} height={120} /> : <CheckedList entries={requirements} />}
    </Box>
  );
}

const GUIDE =
  /^(#{1,6})[ \t]+.*\b(getting started|quick ?start|installation|install|set ?up|how to run|running|usage)\b.*$/im;

/** Returns the section of a README on running the project, without its heading, or null. */
function findGuide(readme: string): string | null {
  const match = GUIDE.exec(readme);
  if (!match) return null;
  const [heading, marks = ''] = match;
  const rest = readme.slice(match.index + heading.length);
  const end = rest.search(new RegExp(`^#{1,${marks.length}}[ \\t]`, 'm'));
  return (end < 0 ? rest : rest.slice(0, end)).trim() || null;
}

/** Storage key of the project whose introduction was dismissed last. */
const DISMISSED_KEY = 'dismissed-introduction';

/**
 * Returns whether an owned project was bought within the last day and its introduction not
 * dismissed, and a function to dismiss it.
 */
function useIntroduction(projectId: number) {
  const { currentData } = useListPurchasedProjectsQuery();
  const [openedAt] = useState(() => Date.now());
  const [dismissed, setDismissed] = useState(() => readStored(DISMISSED_KEY));
  const purchase = currentData?.projects.find(({ id }) => id === projectId);
  const isNew = openedAt - Date.parse(purchase?.purchase_date ?? '') < MILLISECONDS_PER_DAY;
  return {
    isDue: isNew && dismissed !== String(projectId),
    dismiss: () => {
      writeStored(DISMISSED_KEY, String(projectId));
      setDismissed(String(projectId));
    },
  };
}
