import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { useConfirmation } from '../confirmation/use-confirmation.tsx';
import type { PasskeyView } from './passkey-calls.ts';
import { passkeyTexts } from './passkey-texts.ts';
import { useHasPasskeys, usePasskeyChanges, usePasskeys, usePasskeyWords } from './use-passkeys.ts';

/** The settings section about passkeys; hidden if the browser or the installation doesn't support them. */
export function PasskeySection() {
  const texts = useTexts(passkeyTexts);
  if (!useHasPasskeys()) return null;
  return (
    <PageSection id="passkeys" heading={texts.heading} explanation={texts.explanation}>
      <Passkeys />
    </PageSection>
  );
}

function Passkeys() {
  const texts = useTexts(passkeyTexts);
  const { data: passkeys, error, refetch } = usePasskeys();
  const confirmation = useConfirmation();
  const { adding } = usePasskeyChanges(confirmation.run);
  const wordsOf = usePasskeyWords();
  const [naming, setNaming] = useState<PasskeyView | null>(null);
  const [leaving, setLeaving] = useState<PasskeyView | null>(null);

  async function add(): Promise<void> {
    try {
      if ((await adding.mutateAsync()).isDone) toasts.add('success', texts.added);
    } catch (failure) {
      const words = wordsOf(failure);
      if (words !== null) toasts.add('error', words);
    }
  }

  return (
    <div className="grid gap-4">
      {error && (
        <Notice tone="error" heading={texts.failed}>
          <Button className="mt-2" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      {!passkeys && !error && (
        <div role="status" aria-label={texts.waiting}>
          <Skeleton className="h-6 w-72" />
        </div>
      )}
      {passkeys && (
        <p className="max-w-prose text-14 text-quiet">{passkeys.length > 0 ? texts.some : texts.none}</p>
      )}
      {passkeys && passkeys.length > 0 && (
        <ul className="grid divide-y divide-rule rounded-card border border-rule bg-raised">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setNaming(passkey)}
              onRemove={() => setLeaving(passkey)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => void add()} disabled={!passkeys} isLoading={adding.isPending}>
          {texts.add}
        </Button>
      </div>
      {confirmation.dialog}
      {naming && <NameDialog passkey={naming} onClose={() => setNaming(null)} />}
      {leaving && <RemovalDialog passkey={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}

type RowProps = {
  readonly passkey: PasskeyView;
  readonly onRename: () => void;
  readonly onRemove: () => void;
};

function PasskeyRow({ passkey, onRename, onRemove }: RowProps) {
  const texts = useTexts(passkeyTexts);
  const { date } = useFormats();
  const name = passkey.friendly_name || texts.unnamed;
  const used = passkey.last_used_at ? texts.used(date(passkey.last_used_at)) : texts.neverUsed;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <KeyRound className="size-5 text-quiet" aria-hidden="true" />
      <div className="min-w-0 grow basis-40">
        <p className="text-14 font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-13 text-quiet">
          {texts.since(date(passkey.created_at))} · {used}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={texts.renameNamed(name)} onClick={onRename}>
          {texts.rename}
        </Button>
        <Button size="sm" aria-label={texts.removeNamed(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

type DialogProps = { readonly passkey: PasskeyView; readonly onClose: () => void };

function NameDialog({ passkey, onClose }: DialogProps) {
  const { naming: texts, ...shared } = useTexts(passkeyTexts);
  const confirmation = useConfirmation();
  const { renaming } = usePasskeyChanges(confirmation.run);
  const wordsOf = usePasskeyWords();
  const [name, setName] = useState(passkey.friendly_name ?? '');
  const [error, setError] = useState<string | undefined>();

  async function save(): Promise<void> {
    if (name.trim() === '' || name.trim().length > 120) return setError(texts.required);
    try {
      await renaming.mutateAsync({ id: passkey.id, name: name.trim() });
      onClose();
    } catch (failure) {
      setError(wordsOf(failure) ?? undefined);
    }
  }

  if (confirmation.dialog) return confirmation.dialog;
  return (
    <Dialog isOpen size="sm" onOpenChange={onClose} title={texts.title} description={texts.explanation}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          id="passkey-name"
          name="passkey-name"
          label={texts.label}
          value={name}
          onValueChange={(value) => {
            setName(value);
            setError(undefined);
          }}
          error={error}
          required
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{shared.cancel}</Button>
          <Button type="submit" variant="primary" isLoading={renaming.isPending}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function RemovalDialog({ passkey, onClose }: DialogProps) {
  const texts = useTexts(passkeyTexts);
  const confirmation = useConfirmation();
  const { removing } = usePasskeyChanges(confirmation.run);
  const wordsOf = usePasskeyWords();
  const [error, setError] = useState<string | null>(null);

  async function remove(): Promise<void> {
    try {
      const { isDone } = await removing.mutateAsync(passkey.id);
      onClose();
      if (isDone) toasts.add('success', texts.removed);
    } catch (failure) {
      setError(wordsOf(failure));
    }
  }

  if (confirmation.dialog) return confirmation.dialog;
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={onClose}
      title={texts.removing.title(passkey.friendly_name || texts.unnamed)}
      description={texts.removing.explanation}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="danger" isLoading={removing.isPending} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </>
      }
    >
      {error !== null && <Notice tone="error" heading={error} />}
    </Dialog>
  );
}
