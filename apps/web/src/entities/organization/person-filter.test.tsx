import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PersonFilter } from './person-filter.tsx';

afterEach(cleanup);

const people = [
  { userId: 'anna', name: 'Anna Berg', profileImage: null, role: 'recruiter' },
  { userId: 'boris', name: 'Boris Lund', profileImage: null, role: 'hiring-manager' },
] as const;

function show(value: string) {
  const onChoose = vi.fn();
  const choices = [
    { value: 'any', label: 'Any' },
    { value: 'nobody', label: 'Unassigned' },
  ] as const;
  render(
    <PersonFilter
      label="Assigned to"
      choices={choices}
      people={people}
      ownId="boris"
      value={value}
      onChoose={onChoose}
    />,
  );
  const button = screen.getByRole('button', { name: /^Assigned to/ });
  return { onChoose, button, open: () => fireEvent.click(button) };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('it shows the current choice, and lists all options, with the current user first among the people', () => {
  const { button, open } = show('anna');
  expect(button.getAttribute('aria-label')).toBe('Assigned to: Anna Berg');
  open();
  expect(options()).toEqual([
    'Any',
    'Unassigned',
    'BLBoris LundHiring manager · You',
    'ABAnna BergRecruiter',
  ]);
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Anna Berg');
});

test('a person is found by name or role and selected by keyboard, and the list closes', () => {
  const { onChoose, open } = show('any');
  open();
  const field = screen.getByRole('combobox');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'manager' } });
  expect(options()).toHaveLength(1);
  fireEvent.change(field, { target: { value: '' } });
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) fireEvent.keyDown(field, { key });
  expect(onChoose.mock.calls).toEqual([['anna']]);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('an unknown value is shown as the first option', () => {
  expect(show('gone').button.getAttribute('aria-label')).toBe('Assigned to: Any');
});
