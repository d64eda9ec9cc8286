import { useMutation } from '@tanstack/react-query';
import { deleteUser, exportPersonalData } from '@winnow/contracts';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api-client.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { session } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { settingsTexts } from './settings-texts.ts';

/** Taking everything along, and leaving nothing behind. */
export function DataSection() {
  const { data: texts } = useTexts(settingsTexts);
  const [isAsking, setAsking] = useState(false);
  const copy = useMutation({
    async mutationFn() {
      const { blob } = await api.download(exportPersonalData, {});
      saveFile(blob, texts.fileName);
    },
    onSuccess: () => void toasts.add('success', texts.exported),
  });
  return (
    <PageSection id="data" heading={texts.heading} explanation={texts.explanation}>
      <div className="grid gap-6">
        <div>
          <p className="mb-3 text-14 text-quiet">{texts.exportHelp}</p>
          <Button
            icon={<Download aria-hidden="true" />}
            isLoading={copy.isPending}
            loadingLabel={texts.exporting}
            onClick={() => copy.mutate()}
          >
            {texts.export}
          </Button>
        </div>
        <div className="border-t border-rule pt-6">
          <p className="mb-3 text-14 text-quiet">{texts.deleteHelp}</p>
          <Button look="danger" onClick={() => setAsking(true)}>
            {texts.delete}
          </Button>
        </div>
      </div>
      {isAsking && <DeletionDialog onClose={() => setAsking(false)} />}
    </PageSection>
  );
}

/** Cannot be undone: whoever goes on types the address of the account. */
function DeletionDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: texts } = useTexts(settingsTexts);
  const { user } = useSession();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const email = user?.email ?? '';
  const deletion = useMutation({
    mutationFn: async () => (await api.call(deleteUser)).data,
    async onSuccess() {
      await navigate('/');
      session.forget();
      toasts.add('success', texts.deleted);
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim().toLowerCase() !== email.toLowerCase()) {
      setFault(texts.deleteFault(email));
      document.getElementById('deletion')?.focus();
      return;
    }
    deletion.mutate();
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.deleteTitle}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <ul className="grid list-disc gap-1.5 ps-5 text-14 text-quiet">
          {texts.deleteFacts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <TextInput
          id="deletion"
          label={texts.deleteConfirm(email)}
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            setFault(null);
          }}
          error={fault ?? undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={deletion.isPending}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button type="submit" look="danger" isLoading={deletion.isPending} loadingLabel={texts.delete}>
            {texts.delete}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
