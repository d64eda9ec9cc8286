import { type Mailbox, type MailboxSecurity, type MailboxTest, mailboxLimits } from '@winnow/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { fieldErrorsOf } from '../../lib/requests/field-errors.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { useErrorFocus } from '../../ui/inputs/use-error-focus.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { mailboxTexts } from './mailbox-texts.ts';
import { type Connection, useMailboxConnection, useMailboxTest } from './use-mailbox.ts';

type MailboxFormProps = {
  readonly jobId: string;
  /** `null` for a new one. */
  readonly mailbox: Mailbox | null;
  readonly onClose: () => void;
};

const ports: Readonly<Record<MailboxSecurity, string>> = { tls: '993', starttls: '143' };
const dayMs = 86_400_000;
const beginnings = ['new', 'month', 'all'] as const;
type Beginning = (typeof beginnings)[number];
type Errors = Readonly<Record<string, string>>;

/** Form for the connection of a mailbox, which can be tested before it is stored. */
export function MailboxForm({ jobId, mailbox, onClose }: MailboxFormProps) {
  const texts = useTexts(mailboxTexts);
  const test = useMailboxTest(jobId);
  const connection = useMailboxConnection(jobId);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({
    host: mailbox?.host ?? '',
    port: String(mailbox?.port ?? ports.tls),
    username: mailbox?.username ?? '',
    password: '',
    folder: mailbox?.folder ?? 'INBOX',
    receivingServer: mailbox?.receivingServer ?? '',
  });
  const [security, setSecurity] = useState<MailboxSecurity>(mailbox?.security ?? 'tls');
  const [beginning, setBeginning] = useState<Beginning>('month');
  const [errors, setErrors] = useState<Errors>({});
  const isPending = test.isPending || connection.isPending;
  const focusError = useErrorFocus(form, isPending);

  const set = (change: Partial<typeof values>) => {
    setValues((now) => ({ ...now, ...change }));
    setErrors({});
    test.reset();
  };

  function refuse(found: Errors): void {
    setErrors(found);
    focusError();
  }

  /** The entered values; `null` if some are missing, which are then marked. */
  function read(): Connection | null {
    const port = Number(values.port);
    const isStored =
      mailbox !== null &&
      values.host.trim() === mailbox.host &&
      port === mailbox.port &&
      values.username.trim() === mailbox.username;
    const found = {
      ...(values.host.trim() === '' && { host: texts.hostMissing }),
      ...(!(Number.isInteger(port) && port >= 1 && port <= 65_535) && { port: texts.portInvalid }),
      ...(values.username.trim() === '' && { username: texts.usernameMissing }),
      ...(values.password === '' && !isStored && { password: texts.passwordMissing }),
      ...(values.folder.trim() === '' && { folder: texts.folderMissing }),
    };
    if (Object.keys(found).length > 0) {
      refuse(found);
      return null;
    }
    const { host, username, password, folder } = values;
    return { host: host.trim(), port, security, username: username.trim(), password, folder: folder.trim() };
  }

  const onError = (error: unknown) => refuse(fieldErrorsOf(error));

  function tryOut(): void {
    const given = read();
    if (!given) return;
    test.mutate(given, {
      onSuccess({ receivingServer }) {
        if (receivingServer !== null && values.receivingServer === '')
          setValues((now) => ({ ...now, receivingServer }));
      },
      onError,
    });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const given = read();
    if (!given) return;
    connection.mutate(
      { ...given, receivingServer: values.receivingServer.trim(), since: sinceOf(beginning) },
      {
        onSuccess() {
          toasts.add('success', mailbox ? texts.saved : texts.added);
          onClose();
        },
        onError,
      },
    );
  }

  const field = (name: keyof typeof values) => ({
    value: values[name],
    onValueChange: (value: string) => set({ [name]: value }),
    error: errors[name],
    disabled: isPending,
    autoComplete: 'off',
    spellCheck: false,
    dir: 'ltr' as const,
  });

  return (
    <form
      ref={form}
      noValidate
      aria-label={mailbox ? texts.edit : texts.connect}
      className="grid max-w-2xl grid-cols-1 gap-4 rounded-card border border-rule bg-raised p-4 sm:grid-cols-2"
      onSubmit={submit}
    >
      <TextInput
        label={texts.host}
        helper={texts.hostHelper}
        placeholder="imap.example.com"
        {...field('host')}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-4">
        <Select
          label={texts.security}
          value={security}
          options={(['tls', 'starttls'] as const).map((value) => ({ value, label: texts.securities[value] }))}
          error={errors['security']}
          disabled={isPending}
          onValueChange={(chosen) => {
            setSecurity(chosen);
            // A manually entered port is kept.
            set(values.port === ports[security] ? { port: ports[chosen] } : {});
          }}
        />
        <TextInput label={texts.port} inputMode="numeric" {...field('port')} />
      </div>
      <TextInput label={texts.username} placeholder="jobs@example.com" {...field('username')} />
      <TextInput
        label={texts.password}
        helper={mailbox ? texts.passwordKept : texts.passwordHelper}
        {...field('password')}
        type="password"
        autoComplete="new-password"
      />
      <TextInput label={texts.folder} helper={texts.folderHelper} {...field('folder')} />
      {!mailbox && (
        <Select
          label={texts.beginning}
          value={beginning}
          options={beginnings.map((value) => ({ value, label: texts.beginnings[value] }))}
          onValueChange={setBeginning}
          disabled={isPending}
        />
      )}
      <TextInput
        label={texts.receivingServer}
        helper={texts.receivingServerHelper}
        placeholder="mx.example.com"
        className="sm:col-span-2"
        {...field('receivingServer')}
      />
      <div role="status" className="text-14 empty:hidden sm:col-span-2">
        {test.data && <TestResult result={test.data} onFolder={(folder) => set({ folder })} />}
      </div>
      <p className="max-w-prose text-13 text-quiet sm:col-span-2">
        {texts.promise(mailboxLimits.checkedEveryMinutes)}
      </p>
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button variant="primary" type="submit" isLoading={connection.isPending} disabled={isPending}>
          {mailbox ? texts.save : texts.connect}
        </Button>
        <Button isLoading={test.isPending} disabled={isPending} onClick={tryOut}>
          {texts.test}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

type TestResultProps = { readonly result: MailboxTest; readonly onFolder: (folder: string) => void };

function TestResult({ result: { error, emails, folders, receivingServer }, onFolder }: TestResultProps) {
  const texts = useTexts(mailboxTexts);
  if (error === null)
    return (
      <p className="text-met">
        {texts.works(emails ?? 0)} {receivingServer === null ? texts.noReceivingServer : null}
      </p>
    );
  return (
    <div className="grid gap-2">
      <p className="text-not-met">{texts.errors[error]}</p>
      {folders.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="sr-only">{texts.folders}</legend>
          <span aria-hidden="true" className="text-quiet">
            {texts.folders}
          </span>
          {folders.map((folder) => (
            <Button key={folder} size="sm" onClick={() => onFolder(folder)}>
              <bdi>{folder}</bdi>
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function sinceOf(beginning: Beginning): string | null {
  if (beginning === 'all') return null;
  return new Date(Date.now() - (beginning === 'month' ? 30 * dayMs : 0)).toISOString();
}
