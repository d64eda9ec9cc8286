import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar, initialsOf } from './avatar.tsx';

afterEach(cleanup);

test.each([
  ['Adaeze Okonkwo', 'AO'],
  ['Ingrid Solheim Vestergaard', 'IV'],
  ['  åse ', 'Å'],
  ['李 娜', '李娜'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a picture that fails to load is replaced by initials', () => {
  const { container } = render(<Avatar name="Linh Tran" imageUrl="/gone.png" />);
  const image = container.querySelector('img');
  if (!image) throw new Error('there is no picture');
  fireEvent.error(image);
  expect(container.textContent).toBe('LT');
});
