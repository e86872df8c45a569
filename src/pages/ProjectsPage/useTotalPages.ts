import { useState } from 'react';
import type { ProjectPage } from '@/api/catalogApi';
import { NEWEST_FIRST, toListQuery, type ListParameters } from './listParameters';

/**
 * Returns the number of pages. While another page or order is loading, it is the last known number;
 * 0 while the number for a search and its filters is unknown.
 */
export function useTotalPages(list: ProjectPage | undefined, parameters: ListParameters): number {
  const wanted = toListQuery({ ...parameters, page: 1, ...NEWEST_FIRST });
  const search = wanted.toString();
  const [known, setKnown] = useState({ search, pages: 0 });
  const kept = known.search === search ? known.pages : 0;
  const pages = list?.pagination.total_pages ?? kept;
  if (known.search !== search || known.pages !== pages) setKnown({ search, pages });
  return pages;
}
