import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

function Form() {
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  return (
    <>
      <TextInput label="Name" value={name} onValueChange={setName} />
      <TextArea label="Message" value={message} onValueChange={setMessage} />
      <output>{`${name}: ${message}`}</output>
    </>
  );
}

test('what was typed before the page was taken over is kept', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  const page = await act(async () => hydrateRoot(root, <Form />));
  expect(screen.getByRole('status')).toHaveTextContent('Ada:');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  expect(screen.getByRole('status')).toHaveTextContent('Ada: Hello');
  await act(async () => page.unmount());
  root.remove();
});
