// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../buttons/button.tsx';
import { DropZone } from '../drop-zone/drop-zone.tsx';
import { usePageFiles } from '../drop-zone/use-page-files.ts';
import { TextArea } from './text-area.tsx';

afterEach(cleanup);

const limit = { maxLength: 10, words: (length: number) => `${length} of 10` };

test('a loading button is disabled and says "Loading..."', () => {
  const press = vi.fn();
  render(
    <Button isLoading onClick={press}>
      Save
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Loading...' });
  expect(button.disabled).toBe(true);
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
});

test('a text area is named by its label and described by its helper text and error', () => {
  render(
    <TextArea
      label="Notes"
      value=""
      onValueChange={() => {}}
      helper="For you alone."
      error="Enter notes"
      required
    />,
  );
  const area = screen.getByRole('textbox', { name: 'Notes' });
  const described = (area.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'For you alone.',
    'Enter notes',
  ]);
  expect(area.getAttribute('aria-invalid')).toBe('true');
});

test('text in a text area has its own direction, and its placeholder that of the page', () => {
  const area = (value: string) => <TextArea label="Notes" value={value} onValueChange={() => {}} />;
  const { rerender } = render(area(''));
  const isFree = () => screen.getByRole('textbox').getAttribute('dir') === 'auto';
  expect(isFree()).toBe(false);
  rerender(area('Senior Engineer'));
  expect(isFree()).toBe(true);
});

test.each([
  [9, 'text-quiet'],
  [10, 'text-partly'],
  [11, 'text-not-met'],
])('with %d of 10 characters the counter is %s: amber past nine tenths', (length, tone) => {
  render(<TextArea label="Notes" value={'x'.repeat(length)} onValueChange={() => {}} limit={limit} />);
  expect(screen.getByText(`${length} of 10`).className).toContain(tone);
});

test('a counter without a custom text counts characters', () => {
  render(<TextArea label="Notes" value="abc" onValueChange={() => {}} limit={{ maxLength: 1_000 }} />);
  expect(screen.getByText('3 of 1,000 characters').className).toContain('text-quiet');
});

test('a text area that is being saved says so', () => {
  const { container } = render(<TextArea label="Notes" value="abc" onValueChange={() => {}} isLoading />);
  expect(screen.getByRole('textbox').getAttribute('aria-busy')).toBe('true');
  expect(container.querySelector('svg')).not.toBeNull();
});

const words = {
  label: 'Resume',
  invitation: 'Drop',
  buttonLabel: 'Choose',
  limits: 'PDF',
  releaseLabel: 'Let go',
};

function Page({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const isOver = usePageFiles(onFiles);
  return <DropZone id="resume" {...words} accept=".pdf" isOver={isOver} onFiles={onFiles} />;
}

const file = new File(['x'], 'a.pdf');
const transfer = { types: ['Files'], files: [file] };

test('a file dropped anywhere on the page is accepted, and the browser does not open it', () => {
  const onFiles = vi.fn();
  render(<Page onFiles={onFiles} />);
  fireEvent.dragOver(document.body, { dataTransfer: transfer });
  expect(screen.getByText('Let go')).toBeVisible();
  const isOpened = fireEvent.drop(document.body, { dataTransfer: transfer });
  expect(isOpened).toBe(false);
  expect(onFiles).toHaveBeenCalledWith([file]);
  expect(screen.getByText('Drop')).toBeVisible();
});

test('dragged text is left to the browser', () => {
  const onFiles = vi.fn();
  render(<Page onFiles={onFiles} />);
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test('a pasted file is accepted, and pasted text is ignored', () => {
  const onFiles = vi.fn();
  render(<Page onFiles={onFiles} />);
  fireEvent.paste(document.body, { clipboardData: { files: [] } });
  expect(onFiles).not.toHaveBeenCalled();
  fireEvent.paste(document.body, { clipboardData: transfer });
  expect(onFiles).toHaveBeenCalledWith([file]);
});

test('a file selected with the button is passed on', () => {
  const onFiles = vi.fn();
  const { container } = render(<Page onFiles={onFiles} />);
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('there is no file input');
  fireEvent.change(input, { target: { files: [file] } });
  expect(onFiles).toHaveBeenCalledWith([file]);
});
