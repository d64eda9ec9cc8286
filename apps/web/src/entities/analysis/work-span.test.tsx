// @vitest-environment jsdom

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WorkSpan } from './work-span.tsx';

afterEach(cleanup);

test('work experience is shown in years and months, with nothing else', () => {
  const { container } = render(<WorkSpan months={551} />);
  expect(container.textContent).toBe('45\u00a0years 11\u00a0months');
});

test('more than fifty years are shown with a warning', () => {
  const { container } = render(<WorkSpan months={720} isExplained />);
  expect(container.textContent).toBe(
    '60\u00a0years ? Longer than a typical career. Some dates may not be from jobs: check the positions.',
  );
});
