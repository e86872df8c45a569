import { FilterPanel, type FilterPanelProps } from './FilterPanel';

/** The filters beside the cards. */
export default function FilterRail(props: FilterPanelProps) {
  return <FilterPanel {...props} />;
}
