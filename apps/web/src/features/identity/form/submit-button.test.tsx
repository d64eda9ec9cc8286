// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SubmitButton } from './submit-button.tsx';

afterEach(cleanup);

test('a submitting form has a disabled button that says "Loading..."', () => {
  const { rerender } = render(<SubmitButton isSending={false} label="Log in" />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(false);
  rerender(<SubmitButton isSending label="Log in" />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Loading...' }).disabled).toBe(true);
});
