import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

type Props = Omit<ComponentProps<typeof TextInput>, 'label' | 'value' | 'onValueChange'> & { start?: string };

function Typed({ start = '', ...rest }: Props) {
  const [value, setValue] = useState(start);
  return <TextInput {...rest} label="Company" value={value} onValueChange={setValue} />;
}

function input(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Company' });
}

function descriptionOf(element: Element): string[] {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '');
}

test('an input is named by its label and accepts typing', async () => {
  render(<Typed />);
  await userEvent.type(input(), 'Harbourline');
  expect(input().value).toBe('Harbourline');
  expect(input().hasAttribute('aria-describedby')).toBe(false);
});

test('clicking the label focuses the input', async () => {
  render(<Typed />);
  await userEvent.click(screen.getByText('Company'));
  expect(document.activeElement).toBe(input());
});

test('a required input has an asterisk that is not announced', () => {
  render(<Typed required />);
  expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  expect(input().required).toBe(true);
});

test('an error replaces success, and both are announced with the helper text', () => {
  const words = { helper: 'As on your letters.', success: 'We know it.' };
  const { rerender } = render(<Typed {...words} />);
  expect(descriptionOf(input())).toEqual(['As on your letters.', 'We know it.']);
  expect(input().hasAttribute('aria-invalid')).toBe(false);
  rerender(<Typed {...words} error="Enter a company" />);
  expect(descriptionOf(input())).toEqual(['As on your letters.', 'Enter a company']);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('We know it.')).toBeNull();
});

test('the counter follows typing and keeps text that is too long', async () => {
  const limit = { maxLength: 10, words: (length: number) => `${length} of 10` };
  render(<Typed limit={limit} start="12345678" />);
  expect(screen.getByText('8 of 10').className).toContain('text-quiet');
  await userEvent.type(input(), '90');
  expect(screen.getByText('10 of 10').className).toContain('text-partly');
  await userEvent.type(input(), '1');
  expect(screen.getByText('11 of 10').className).toContain('text-not-met');
  expect(input().value).toBe('12345678901');
});

test('an input that is being checked says so and stays editable', async () => {
  render(<Typed isLoading />);
  expect(input().getAttribute('aria-busy')).toBe('true');
  await userEvent.type(input(), 'a');
  expect(input().value).toBe('a');
});

test('the action inside an input is a separate button', async () => {
  const show = vi.fn();
  render(
    <Typed
      action={
        <button type="button" onClick={show}>
          Show
        </button>
      }
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(show).toHaveBeenCalledOnce();
});

test.each(['sm', 'md', 'lg'] as const)(
  'at size %s a touch screen gets letters that do not make it zoom',
  (size) => {
    render(<Typed size={size} />);
    expect(input().className).toMatch(/(^|\s)(pointer-coarse:)?text-16(\s|$)/);
  },
);
