import { render, screen } from '@testing-library/react';
import { asMention } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { CommentText, splitLinks } from './comment-text.tsx';

const anna = '4b2f6c1e-0a3d-4f58-9c77-1d2e3f405162';

test('names, links and line breaks are rendered, and no text becomes markup', () => {
  const text = `${asMention(anna)}, see https://example.org/a?b=1.\n<b onclick="x()">bold</b>`;
  const { container } = render(<CommentText text={text} nameOf={() => 'Anna Berg'} />);
  expect(screen.getByText('@Anna Berg')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.org/a?b=1');
  expect(screen.getByRole('link')).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(container.querySelector('b')).toBeNull();
  expect(container).toHaveTextContent('<b onclick="x()">bold</b>');
});

test.each([
  ['(https://example.org).', ['https://example.org/']],
  ['javascript:alert(1) data:text/html,x', []],
  ['https:// http://', []],
  ['http://a.example and HTTPS://b.example/x,', ['http://a.example/', 'https://b.example/x']],
])('the links in %j', (text, links) => {
  expect(splitLinks(text).flatMap(({ href }) => href ?? [])).toEqual(links);
  expect(
    splitLinks(text)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text);
});
