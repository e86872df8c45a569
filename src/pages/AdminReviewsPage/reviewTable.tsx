import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AdminQuestion, AdminReview, AdminReviewSort } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import {
  adminTable,
  CellLines,
  CustomerCell,
  type GridColumn,
  gridSelect,
  ProjectCell,
} from '@/features/admin';
import { ReviewStars } from '@/features/reviews/widget';
import { formatCount } from '@/lib/numbers';
import { formatDay } from '@/lib/time';

/** What a customer wrote about a project. */
export type Written = AdminReview | AdminQuestion;

/** Returns whether it is a review, and no question. */
export const isReview = (written: Written): written is AdminReview => 'stars' in written;

const titleOf = (written: Written) => (isReview(written) ? written.title : null);

const columns: readonly GridColumn<Written, AdminReviewSort>[] = [
  {
    field: 'created_at',
    heading: 'Date',
    firstOrder: 'DESC',
    width: 118,
    render: ({ created_at }) => formatDay(created_at),
  },
  {
    field: 'stars',
    heading: 'Stars',
    firstOrder: 'ASC',
    width: 116,
    render: (written) => isReview(written) && <ReviewStars stars={written.stars} />,
  },
  {
    field: 'text',
    heading: 'Text',
    width: 220,
    flex: 2,
    render: (written) => {
      const title = titleOf(written);
      return <CellLines first={title ?? written.text} second={title ? written.text : ''} />;
    },
  },
  {
    field: 'project',
    heading: 'Project',
    width: 140,
    flex: 1,
    render: ({ project }, tabIndex) => <ProjectCell {...project} tabIndex={tabIndex} />,
  },
  {
    field: 'customer',
    heading: 'Customer',
    width: 140,
    flex: 1,
    render: ({ customer }, tabIndex) => <CustomerCell customer={customer} tabIndex={tabIndex} />,
  },
  {
    field: 'helpful_count',
    heading: 'Helpful',
    firstOrder: 'DESC',
    width: 92,
    isNumber: true,
    isExtra: true,
    render: (written) => isReview(written) && formatCount(written.helpful_count),
  },
  {
    field: 'status',
    heading: 'Status',
    width: 176,
    render: (written) => <WrittenStatus written={written} />,
  },
];

/** The list of reviews. */
export const reviewTable = adminTable({
  label: 'Reviews',
  searchLabel: 'Search by text, project or customer',
  sortedBy: 'created_at',
  filters: {
    status: gridSelect('Status', [
      ['unanswered', 'Unanswered'],
      ['shown', 'Shown'],
      ['hidden', 'Hidden'],
    ]),
    stars: gridSelect('Stars', [
      [5, '5 ★'],
      [4, '4 ★'],
      [3, '3 ★'],
      [2, '2 ★'],
      [1, '1 ★'],
    ]),
  },
  columns,
  rowId: ({ id }) => id,
  rowName: ({ customer, project }) => `the review by ${customer.name} of ${project.title}`,
  card: (written, { menu }) => <WrittenCard written={written} menu={menu} />,
});

/** The list of questions, which wait here until they are answered or rejected. */
export const questionTable = adminTable({
  ...reviewTable,
  label: 'Questions',
  filters: {
    status: gridSelect('Status', [
      ['waiting', 'Unanswered'],
      ['answered', 'Answered'],
    ]),
  },
  columns: columns.filter(({ field }) => field !== 'stars' && field !== 'helpful_count'),
  rowName: ({ customer, project }) => `the question by ${customer.name} about ${project.title}`,
});

/** A review or a question as a card, on narrow screens. */
function WrittenCard({ written, menu }: { written: Written; menu: ReactNode }) {
  const { project, customer, created_at } = written;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {isReview(written) && <ReviewStars stars={written.stars} />}
        <WrittenStatus written={written} />
        <Box sx={{ ml: 'auto' }}>{menu}</Box>
      </Box>
      <WrittenText written={written} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Link href={adminPaths.project(project.id)}>{project.title}</Link>
        <span>{` · ${customer.name} · ${formatDay(created_at)}`}</span>
      </Typography>
    </Box>
  );
}

/** The whole text, as plain text. */
export const WrittenText = ({ written }: { written: Written }) => (
  <Box dir="auto" sx={{ typography: 'body2', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {titleOf(written) && <Typography sx={{ fontWeight: 650 }}>{titleOf(written)}</Typography>}
    {written.text}
  </Box>
);

/** Whether it is hidden, answered or neither, and whether the purchase was refunded. */
function WrittenStatus({ written }: { written: Written }) {
  const isHidden = isReview(written) && written.is_hidden;
  const isRefunded = isReview(written) && written.is_refunded;
  const color = isHidden ? 'error' : written.answer ? 'success' : 'default';
  const label = isHidden ? 'Hidden' : written.answer ? 'Answered' : 'Unanswered';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      label={isRefunded ? `${label}, refunded` : label}
    />
  );
}
