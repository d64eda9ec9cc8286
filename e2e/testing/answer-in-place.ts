import type { Page, Route } from '@playwright/test';

/**
 * Answers requests in place of the server until `heal`. The route stays installed, since removing it while a page loads
 * can leave a request pending forever.
 */
export async function answerInPlace(
  page: Page,
  matches: Parameters<Page['route']>[0],
  answer: (route: Route) => Promise<void>,
): Promise<{ heal(): void }> {
  let isHealed = false;
  await page.route(matches, (route) => (isHealed ? route.fallback() : answer(route)));
  return {
    heal() {
      isHealed = true;
    },
  };
}
