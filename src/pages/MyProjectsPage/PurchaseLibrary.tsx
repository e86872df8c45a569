import Box from '@mui/material/Box';
import type { PurchasedProject } from '@/api/catalogApi';
import { useListPaymentsQuery } from '@/api/paymentsApi';
import { MY_PROJECTS_FILTERED_FROM } from '@/config/constants';
import { cardsSx, UNCATEGORIZED } from '@/features/catalog';
import { totalDownloads } from '@/features/library';
import { findPayment } from '@/features/receipts';
import { parseChoice, parseSearch } from '@/lib/addresses';
import { formatCount } from '@/lib/numbers';
import { foldTexts, makeSearch } from '@/lib/search';
import { daysSinceEarliest } from '@/lib/time';
import { wrapSx } from '@/theme/mixins';
import { EmptyState } from '@/ui/EmptyState';
import { LayoutToggle, useStoredLayout } from '@/ui/LayoutToggle';
import { NativeSelect } from '@/ui/NativeSelect';
import { SearchBox } from '@/ui/SearchBox';
import { StatCards } from '@/ui/StatCards';
import { useClock } from '@/ui/useClock';
import { urlFormat, useUrlState } from '@/ui/useUrlState';
import { PurchasedCard } from './PurchasedCard';

const ALL_CATEGORIES = { value: '', label: 'All categories' };

const format = urlFormat({ search: parseSearch, category: (text) => text ?? '' });

/** The list of purchases with its filters, which a few projects do not need, and a summary. */
export function PurchaseLibrary({ projects }: { projects: readonly PurchasedProject[] }) {
  const { state, change } = useUrlState(format);
  const [layout, setLayout] = useStoredLayout('my-projects-layout');
  // Receipts are optional, so projects do not wait for the payments.
  const payments = useListPaymentsQuery().currentData?.payments ?? [];
  const hasFilters = projects.length >= MY_PROJECTS_FILTERED_FROM;
  const owned = ownedCategories(projects);
  const category = parseChoice(owned, state.category, '');
  const shown = hasFilters ? filterPurchases(projects, state.search, category) : projects;
  const categories = owned.map((name) => ({ value: name, label: name }));

  return (
    <>
      <Box sx={{ ...wrapSx, justifyContent: 'flex-end', gap: '16px 12px', mb: 3 }}>
        {hasFilters && (
          <>
            <Box sx={{ display: 'flex', flexGrow: 1, flexBasis: { xs: '100%', md: 0 } }}>
              <SearchBox
                label="Search your projects..."
                value={state.search}
                onSearch={(search) => change({ search }, { replace: true })}
                delay={0}
              />
            </Box>
            <NativeSelect
              label="Category"
              value={category}
              options={[ALL_CATEGORIES, ...categories]}
              onChange={(chosen) => change({ category: chosen })}
              sx={{ mr: { xs: 'auto', md: 0 } }}
            />
          </>
        )}
        <LayoutToggle value={layout} onChange={setLayout} />
      </Box>
      <Box role="status">
        {shown.length === 0 && (
          <EmptyState
            heading="No Results Found"
            text="None of your projects matches the search and the category."
            action={{ label: 'Clear Filters', onClick: () => change({ search: '', category: '' }) }}
          />
        )}
      </Box>
      {shown.length > 0 && (
        <Box
          component="ul"
          aria-label="Your projects"
          sx={[cardsSx(layout), { '--card-parts': 4 }]}
        >
          {shown.map((project) => (
            <li key={project.id}>
              <PurchasedCard
                project={project}
                payment={findPayment(payments, project)}
                layout={layout}
              />
            </li>
          ))}
        </Box>
      )}
      <Box sx={{ mt: 4 }}>
        <LibrarySummary projects={projects} />
      </Box>
    </>
  );
}

/** Shows total projects, total downloads and days since the first purchase. */
function LibrarySummary({ projects }: { projects: readonly PurchasedProject[] }) {
  const times = projects.map((project) => project.purchase_date);
  const days = useClock(() => daysSinceEarliest(times, new Date()));
  return (
    <StatCards
      stats={[
        { label: 'Total projects', value: formatCount(projects.length) },
        { label: 'Total downloads', value: formatCount(totalDownloads(projects)) },
        { label: 'Days since first purchase', value: formatCount(days) },
      ]}
    />
  );
}

const categoryOf = ({ category }: PurchasedProject) => category || UNCATEGORIZED;

/** Returns the distinct categories of the owned projects, sorted. */
function ownedCategories(projects: readonly PurchasedProject[]): string[] {
  const categories = projects.map(categoryOf);
  return [...new Set(categories)].sort((one, other) => one.localeCompare(other));
}

/** Filters projects by a text in title or description and by category. */
function filterPurchases(
  projects: readonly PurchasedProject[],
  search: string,
  category: string,
): PurchasedProject[] {
  const isSearched = makeSearch(search);
  return projects.filter(
    (project) =>
      (!category || categoryOf(project) === category) &&
      isSearched(foldTexts(project.title, project.description, project.short_description)),
  );
}
