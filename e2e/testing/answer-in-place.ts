import type { Page, Route } from '@playwright/test';

/**
 * Answers requests in place of the server until `heal`. What intercepts them stays: removed while a page loads, it can
 * take a request with it that then never ends.
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
