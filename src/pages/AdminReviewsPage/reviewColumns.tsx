import { Link as RouterLink } from 'react-router-dom';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import type { AdminReview } from '@/api/adminApi';
import { adminPaths } from '@/config/adminPaths';
import { CellClamp, CellLines, type GridColumn } from '@/features/admin';
import { ReviewStars } from '@/features/reviews/widget';
import { formatCount } from '@/lib/numbers';
import { formatDay } from '@/lib/time';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';

/** Columns of the review list; `actionsFor` returns the actions of a review. */
export function reviewColumns(
  actionsFor: (review: AdminReview) => readonly MenuAction[],
): readonly GridColumn<AdminReview>[] {
  return [
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
      render: ({ project }, tabIndex) => (
        <CellClamp>
          <Link component={RouterLink} to={adminPaths.project(project.id)} tabIndex={tabIndex}>
            {project.title}
          </Link>
        </CellClamp>
      ),
    },
    {
      field: 'customer',
      heading: 'Customer',
      width: 140,
      flex: 1,
      render: ({ customer }, tabIndex) => (
        <CellLines
          first={
            <Link
              component={RouterLink}
              to={adminPaths.paymentsOf(customer.id)}
              tabIndex={tabIndex}
            >
              {customer.name}
            </Link>
          }
          second={customer.email}
        />
      ),
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
    {
      field: 'actions',
      heading: 'Actions',
      width: 92,
      render: (review, tabIndex) => (
        <ActionMenu
          label={`Actions for the review by ${review.customer.name} of ${review.project.title}`}
          actions={actionsFor(review)}
          tabIndex={tabIndex}
        />
      ),
    },
  ];
}

/** Whether a review is hidden, answered or neither, and whether its purchase was refunded. */
export function ReviewStatus({ review }: { review: AdminReview }) {
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
