import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { Slider } from './slider.tsx';
import { Switch } from './switch.tsx';

afterEach(cleanup);

test('a checkbox can be clicked by its label', async () => {
  const onCheckedChange = vi.fn();
  render(<Checkbox label="Tell me" checked={false} onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByText('Tell me'));
  expect(onCheckedChange).toHaveBeenCalledWith(true);
});

test('a checkbox for a partial selection is indeterminate', () => {
  const { rerender } = render(<Checkbox label="All" checked="mixed" onCheckedChange={() => {}} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' });
  expect(box.indeterminate).toBe(true);
  rerender(<Checkbox label="All" checked onCheckedChange={() => {}} />);
  expect(box.indeterminate).toBe(false);
  expect(box.checked).toBe(true);
});

test('a checkbox shows its error', () => {
  render(<Checkbox label="Terms" error="Agree to go on" checked={false} onCheckedChange={() => {}} />);
  const box = screen.getByRole('checkbox');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Agree to go on',
  );
});

test('a switch has the switch role, and reports its new state', async () => {
  const onSwitch = vi.fn();
  render(<Switch label="Anonymous view" isOn onSwitch={onSwitch} />);
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Anonymous view' });
  expect(control.checked).toBe(true);
  await userEvent.click(control);
  expect(onSwitch).toHaveBeenCalledWith(false);
});

const sizes = [
  { value: 'small', label: 'Small' },
  { value: 'middle', label: 'Middle', helper: 'Most choose it.' },
  { value: 'large', label: 'Large', isDisabled: true },
] as const;

function TeamSize() {
  const [size, setSize] = useState<(typeof sizes)[number]['value'] | null>(null);
  return <RadioGroup label="Team size" options={sizes} value={size} onValueChange={setSize} />;
}

test('arrow keys select within a group, skipping disabled options', async () => {
  render(<TeamSize />);
  expect(screen.getByRole('group', { name: 'Team size' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Small' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Middle' }).checked).toBe(true);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Small' }).checked).toBe(true);
});

test('a select without a value shows its placeholder, which cannot be selected', async () => {
  const onValueChange = vi.fn();
  render(
    <Select
      label="Size"
      options={sizes}
      value=""
      placeholder="Choose a size"
      onValueChange={onValueChange}
    />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size' });
  expect(select.selectedOptions[0]?.textContent).toBe('Choose a size');
  expect(select.selectedOptions[0]?.disabled).toBe(true);
  await userEvent.selectOptions(select, 'Middle');
  expect(onValueChange).toHaveBeenCalledWith('middle');
});

test('a slider announces a readable value', () => {
  render(
    <Slider
      label="Weight"
      min={0}
      max={5}
      value={3}
      onValueChange={() => {}}
      format={(value) => `${value} of 5`}
    />,
  );
  expect(screen.getByRole('slider', { name: 'Weight' }).getAttribute('aria-valuetext')).toBe('3 of 5');
  expect(screen.getByRole('status').textContent).toBe('3 of 5');
});
