import { expect } from '@playwright/test';
import { test } from '../fixtures';
import { open } from '../steps/shop';

test('the first visit starts the mock backend without loading the page twice', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await open(page, '/projects');
  await expect(page.getByRole('article')).toHaveCount(12);
  expect(documents).toHaveLength(1);
});
