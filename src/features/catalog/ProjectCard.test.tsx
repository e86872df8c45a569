import { act, screen } from '@testing-library/react';
import type { Project } from '@/api/catalogApi';
import { renderWithStore } from '@/testing/renderWithStore';
import { startSession } from '@/testing/startSession';
import { stopClock } from '@/testing/stopClock';
import { ProjectCard } from './ProjectCard';

afterEach(() => jest.useRealTimers());

it('a card is no longer marked as new when its time has ended on an open page', async () => {
  const store = await startSession('visitor');
  stopClock(new Date('2025-10-31T08:00:00Z'));
  const times = { created_at: '2025-10-01T09:00:00Z', updated_at: '2025-10-01T09:00:00Z' };
  const facts = { id: 4, title: 'Leadwell', technologies: '', base_price: 4999, download_count: 1 };
  renderWithStore(store, <ProjectCard project={{ ...facts, ...times } as Project} />);
  expect(screen.getByText('New')).toBeVisible();
  jest.setSystemTime(new Date('2025-10-31T09:01:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByText('New')).not.toBeInTheDocument();
});
