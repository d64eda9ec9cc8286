import { expect, test } from 'vitest';
import { joinWaitlist } from './waitlist.ts';
import { findWaitlistError, type WaitlistField, waitlistMessages } from './waitlist-rules.ts';

test.each<[WaitlistField, string, string]>([
  ['name', '', 'Name is required'],
  ['name', '   ', 'Name is required'],
  ['name', ' A ', 'Name must be at least 2 characters'],
  ['name', '李', 'Name must be at least 2 characters'],
  ['name', "Siobhán O'Brien", 'Name can only contain letters and spaces'],
  ['name', 'Anne-Marie', 'Name can only contain letters and spaces'],
  ['name', 'R2 D2', 'Name can only contain letters and spaces'],
  ['name', 'Ada\u0000Thorne', 'Name can only contain letters and spaces'],
  ['name', '\ud83d\ude00\ud83d\ude00', 'Name can only contain letters and spaces'],
  ['name', 'Ada\ud800', 'Name can only contain letters and spaces'],
  ['name', 'x'.repeat(101), 'Name must be at most 100 characters'],
  ['email', '', 'Email is required'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['email', 'ada@example', 'Please enter a valid email address'],
  ['email', 'ada @example.com', 'Please enter a valid email address'],
  ['email', 'a..da@example.com', 'Please enter a valid email address'],
  ['email', `${'x'.repeat(250)}@example.com`, 'Please enter a valid email address'],
  ['role', '', 'Role is required'],
  ['role', 'R', 'Role must be at least 2 characters'],
  ['role', 'Re\u0007cruiter', 'Role contains characters that cannot be shown'],
  ['role', 'Recruiter \udc00', 'Role contains characters that cannot be shown'],
  ['company', 'Har\u0000bour', 'Company name contains characters that cannot be shown'],
])('%s %j is refused: %s', (field, value, words) => {
  const error = findWaitlistError(field, value);
  expect(error && waitlistMessages[error]).toBe(words);
  const input = { name: 'Ada Thorne', email: 'ada@example.com', role: 'Recruiter', [field]: value };
  expect(joinWaitlist.input.safeParse(input).error?.issues[0]).toMatchObject({
    path: [field],
    message: words,
  });
});

test.each<[WaitlistField, string]>([
  ['name', ' José Núñez '],
  ['name', 'Jose\u0301 Nun\u0303ez'],
  ['name', '李 小龍'],
  ['name', 'अनीता शर्मा'],
  ['name', 'محمد علي'],
  ['email', ' Ada.Thorne+jobs@mail.example.co.uk '],
  ['role', '<script>alert(1)</script>'],
  ['role', 'HR'],
  ['company', ''],
  ['company', "O'Brien & Søn, 株式会社"],
])('%s %j is accepted', (field, value) => {
  expect(findWaitlistError(field, value)).toBeNull();
});

test('missing values are reported by field', () => {
  const { error } = joinWaitlist.input.safeParse({});
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['name', 'Name is required'],
    ['email', 'Email is required'],
    ['role', 'Role is required'],
  ]);
});

test('accepted values are trimmed and normalized', () => {
  const { data } = joinWaitlist.input.safeParse({
    name: ' Jose\u0301 ',
    email: ' ada@example.com',
    role: ' HR ',
    company: ' ',
  });
  expect(data).toEqual({ name: 'José', email: 'ada@example.com', role: 'HR', company: '' });
});
