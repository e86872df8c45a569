import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { countOf } from '@/lib/numbers';
import { wrapSx } from '@/theme/mixins';
import { HEADER_HEIGHT } from '@/theme/tokens';
import { Notice } from '@/ui/Notice';
import { type BulkAction, type BulkReport, bulkTexts } from './useBulkActions';

type BulkBarProps = {
  /** Number of selected projects. */
  count: number;
  isBusy: boolean;
  onRun: (action: BulkAction) => void;
  onClear: () => void;
};

/** The bulk actions for the selected projects. */
export function BulkBar({ count, isBusy, onRun, onClear }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <Card
      component="section"
      aria-label="Selected projects"
      sx={{
        ...wrapSx,
        gap: 1,
        px: 2,
        py: 1,
        mb: { xs: 2.5, md: 1.5 },
        position: 'sticky',
        top: HEADER_HEIGHT + 8,
        zIndex: 3,
      }}
    >
      <Typography role="status" sx={{ mr: 'auto', fontWeight: 650 }}>
        {`${countOf(count, 'project')} selected`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => onRun('activate')}>
          Activate
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => onRun('deactivate')}>
          Deactivate
        </Button>
        <Button variant="outlined" color="error" disabled={isBusy} onClick={() => onRun('delete')}>
          Delete
        </Button>
        <Button disabled={isBusy} onClick={onClear}>
          Clear selection
        </Button>
      </Box>
    </Card>
  );
}

type BulkReportNoticeProps = { report: BulkReport | null; onClose: () => void };

/** Lists the projects that could not be changed, with the reasons. */
export function BulkReportNotice({ report, onClose }: BulkReportNoticeProps) {
  if (!report) return null;
  return (
    <Box sx={{ mb: 1.5 }}>
      <Notice
        tone="error"
        actions={
          <Button size="small" color="inherit" onClick={onClose}>
            Dismiss
          </Button>
        }
      >
        <span>{bulkTexts.notDone(report.refused.length, report.all)}</span>
        <ul>
          {report.refused.map(({ id, title, message }) => (
            <li key={id}>{`${title ?? `Project ${id}`}: ${message ?? bulkTexts.unknown}`}</li>
          ))}
        </ul>
      </Notice>
    </Box>
  );
}
