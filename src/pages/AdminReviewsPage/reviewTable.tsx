import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AdminReview, AdminReviewSort } from '@/api/adminApi';
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

const columns: readonly GridColumn<AdminReview, AdminReviewSort>[] = [
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
    render: ({ stars }) => <ReviewStars stars={stars} />,
  },
  {
    field: 'review',
    heading: 'Review',
    width: 220,
    flex: 2,
    render: ({ title, text }) => <CellLines first={title ?? text} second={title ? text : ''} />,
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
    render: ({ helpful_count }) => formatCount(helpful_count),
  },
  {
    field: 'status',
    heading: 'Status',
    width: 176,
    render: (review) => <ReviewStatus review={review} />,
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
  card: (review, { menu }) => <ReviewSummary review={review} menu={menu} />,
});

/** A review as a card, on narrow screens. */
function ReviewSummary({ review, menu }: { review: AdminReview; menu: ReactNode }) {
  const { stars, title, text, project, customer, created_at } = review;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <ReviewStars stars={stars} />
        <ReviewStatus review={review} />
        <Box sx={{ ml: 'auto' }}>{menu}</Box>
      </Box>
      {title && <Typography sx={{ fontWeight: 650 }}>{title}</Typography>}
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Link component={RouterLink} to={adminPaths.project(project.id)}>
          {project.title}
        </Link>
        <span>{` · ${customer.name} · ${formatDay(created_at)}`}</span>
      </Typography>
    </Box>
  );
}

/** Whether a review is hidden, answered or neither, and whether its purchase was refunded. */
function ReviewStatus({ review }: { review: AdminReview }) {
  const { is_hidden: isHidden, is_refunded: isRefunded, answer } = review;
  const color = isHidden ? 'error' : answer ? 'success' : 'default';
  const label = isHidden ? 'Hidden' : answer ? 'Answered' : 'Unanswered';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      label={isRefunded ? `${label}, refunded` : label}
    />
  );
}
