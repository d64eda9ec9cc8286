import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RowCheckbox } from './row-checkbox.tsx';

afterEach(cleanup);

test('the area around the checkbox belongs to it, for imprecise taps', async () => {
  const onCheck = vi.fn();
  render(<RowCheckbox label="Select Ada" isChecked={false} onCheck={onCheck} />);
  const box = screen.getByRole('checkbox', { name: 'Select Ada' });
  await userEvent.click(box.parentElement ?? document.body);
  expect(onCheck).toHaveBeenCalledExactlyOnceWith(true, false);
});
