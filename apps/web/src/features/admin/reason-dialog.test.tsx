import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ReasonDialog } from './reason-dialog.tsx';

afterEach(cleanup);

test('without a reason nothing is done, and a link leads to the field', async () => {
  const save = vi.fn();
  render(
    <ReasonDialog
      draftName="suspend-mara"
      title="Suspend Mara?"
      action="Suspend"
      isDangerous
      isSaving={false}
      onSave={save}
      onClose={() => {}}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Suspend' }));
  const reason = screen.getByRole('textbox', { name: /^Reason/ });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  expect(save).not.toHaveBeenCalled();

  await userEvent.keyboard(' On request {Enter}');
  expect(save).toHaveBeenCalledExactlyOnceWith('On request');
});
