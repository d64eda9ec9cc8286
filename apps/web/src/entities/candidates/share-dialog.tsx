import { useMutation } from '@tanstack/react-query';
import { createShare } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useKeptState } from '../../lib/kept-draft.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { historyPath } from '../../lib/screen-paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { type BulkTarget, countOf, selectionKey } from './bulk/bulk-target.ts';
import { resultsTexts } from './results-texts.ts';

type ShareDialogProps = {
  readonly title: string;
  readonly target: BulkTarget;
  readonly isAnonymous: boolean;
  readonly onClose: () => void;
};

const terms = [1, 7, 14, 30, 90];

/** Creates a link to a list for people without an account. */
export function ShareDialog({ title: given, target, isAnonymous, onClose }: ShareDialogProps) {
  const { share: texts } = useTexts(resultsTexts);
  const [title, setTitle] = useKeptState(`share-title-${selectionKey(target)}`, given);
  const [days, setDays] = useState(14);
  const [anonymous, setAnonymous] = useState(isAnonymous);
  const [allowsComments, setAllowsComments] = useState(true);
  const make = useMutation({
    mutationFn: async () => {
      const whose = 'ids' in target ? { analysisIds: [...target.ids] } : target;
      return (await api.call(createShare, { title, ...whose, anonymous, allowsComments, days })).data;
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (title.trim() !== '') make.mutate();
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.title} description={texts.explanation}>
      {make.data ? (
        // In the URL's fragment, which browsers don't send, so that it isn't in any server's log.
        <ShareLink address={`${window.location.origin}/shared#${make.data.token}`} onClose={onClose} />
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-5">
          <p className="text-14 text-quiet">{texts.who(countOf(target))}</p>
          <TextInput label={texts.name} required value={title} onValueChange={setTitle} />
          <Select
            label={texts.days}
            value={String(days)}
            options={terms.map((term) => ({ value: String(term), label: texts.day(term) }))}
            onValueChange={(value) => setDays(Number(value))}
          />
          <Checkbox label={texts.anonymous} checked={anonymous} onCheckedChange={setAnonymous} />
          <Checkbox label={texts.comments} checked={allowsComments} onCheckedChange={setAllowsComments} />
          <div className="flex flex-wrap items-center justify-end gap-2">
            <LinksLink />
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button type="submit" variant="primary" isLoading={make.isPending} loadingLabel={texts.creating}>
              {texts.create}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function ShareLink({ address, onClose }: { readonly address: string; readonly onClose: () => void }) {
  const { share: texts } = useTexts(resultsTexts);
  return (
    <div className="grid gap-4">
      <TextInput
        label={texts.link}
        helper={texts.once}
        readOnly
        value={address}
        onValueChange={() => undefined}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <LinksLink />
        <Button
          variant="primary"
          onClick={() => {
            void navigator.clipboard.writeText(address).then(() => toasts.add('success', texts.copied));
          }}
        >
          {texts.copy}
        </Button>
        <Button onClick={onClose}>{texts.done}</Button>
      </div>
    </div>
  );
}

/** Link to the existing shared lists, to view or close them. */
function LinksLink() {
  const { share: texts } = useTexts(resultsTexts);
  return (
    <Link
      to={historyPath({ view: 'links' })}
      className="me-auto text-14 text-field max-sm:basis-full underline underline-offset-4"
    >
      {texts.manage}
    </Link>
  );
}
