import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../buttons/button.tsx';
import { Tabs } from '../page/tabs.tsx';
import { createToastStore } from '../toast/toast-store.ts';
import { Toaster } from '../toast/toaster.tsx';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { Sheet } from './sheet.tsx';
import { Tooltip } from './tooltip.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

// jsdom has no layout, so no element ever changes its size.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

function Page({ kind }: { kind: 'dialog' | 'sheet' }) {
  const [isOpen, setOpen] = useState(false);
  const [toasts] = useState(createToastStore);
  const Piece = kind === 'dialog' ? Dialog : Sheet;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Piece isOpen={isOpen} onOpenChange={setOpen} title="Delete it?" actions={<Button>Delete</Button>}>
        <Button onClick={() => toasts.add('info', 'Saved.')}>Save</Button>
      </Piece>
      <Toaster store={toasts} label="Notifications" closeLabel="Close notification" />
    </>
  );
}

test.each(['dialog', 'sheet'] as const)('a %s takes focus, keeps it, and gives it back', async (kind) => {
  const user = userEvent.setup();
  render(<Page kind={kind} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete it?' });
  for (let presses = 0; presses < 5; presses += 1) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

test('a dialog that asks for text opens with focus in its field', async () => {
  render(
    <Dialog isOpen onOpenChange={() => {}} title="No to Mara?">
      <input type="checkbox" />
      <textarea aria-label="Reason" />
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' })));
});

test.each(['dialog', 'sheet'] as const)('a %s closes by its button', async (kind) => {
  const user = userEvent.setup();
  render(<Page kind={kind} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['dialog', 'sheet'] as const)(
  'a toast over a %s is heard and closed without closing it',
  async (kind) => {
    // The style sheet, which jsdom does not read, lets toasts be pressed while the page cannot be.
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    render(<Page kind={kind} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('status').textContent).toBe('Saved.');
    await user.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('dialog')).toBeVisible();
  },
);

test('a menu opens by keyboard, skips disabled items, and runs the selected one', async () => {
  const user = userEvent.setup();
  const duplicate = vi.fn();
  render(
    <Menu
      trigger={<Button>More</Button>}
      groups={[
        [
          { id: 'archive', label: 'Archive', isDisabled: true, onChoose: () => {} },
          { id: 'duplicate', label: 'Duplicate', onChoose: duplicate },
        ],
        [{ id: 'delete', label: 'Delete', isDangerous: true, onChoose: () => {} }],
      ]}
    />,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Duplicate');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Delete');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(duplicate).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a tooltip is shown on keyboard focus, and closed by Escape', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip words="Opens the original">
      <Button>Open</Button>
    </Tooltip>,
  );
  await user.tab();
  expect(screen.getByRole('tooltip').textContent).toBe('Opens the original');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

const tabs = [
  { value: 'first', label: 'First', content: 'one' },
  { value: 'second', label: 'Second', content: 'two' },
] as const;

function Groups() {
  const [value, setValue] = useState<'first' | 'second'>('first');
  return <Tabs label="Groups" tabs={tabs} value={value} onValueChange={setValue} />;
}

test.each([
  ['ltr', '{ArrowRight}'],
  ['rtl', '{ArrowLeft}'],
])('if the page direction is %s, %s moves to the next tab', async (direction, key) => {
  document.documentElement.dir = direction;
  const user = userEvent.setup();
  render(<Groups />);
  expect(screen.getByRole('tabpanel').textContent).toBe('one');
  await user.tab();
  await user.keyboard(key);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Second');
  expect(screen.getByRole('tabpanel').textContent).toBe('two');
});

test('print content is printed regardless of the selected tab, and typed text stays', async () => {
  const filled = [
    tabs[0],
    { value: 'second', label: 'Second', content: <input aria-label="Note" /> },
  ] as const;
  render(<Tabs label="Groups" tabs={filled} value="second" onValueChange={() => {}} onPaper="first" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Calls back');
  expect(screen.queryByText('one')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('one')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('one')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('Calls back');
});
