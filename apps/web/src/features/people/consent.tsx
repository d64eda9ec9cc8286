import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { consentLimits, getConsent, keepPerson, type PersonConsent, recordConsent } from '@winnow/contracts';
import { type SubmitEvent, useState } from 'react';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { Who } from '../../entities/organization/who.tsx';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SkeletonText } from '../../ui/waiting/skeleton.tsx';
import { consentTexts } from './consent-texts.ts';

const tones = { none: 'neutral', given: 'met', expired: 'not-met', withdrawn: 'not-met' } as const;
const consentKey = (personId: string) => ['people', 'consent', personId];

/** A person's consent, the date until which their data is kept, and the history of both. */
export function Consent({ personId }: { readonly personId: string }) {
  const texts = useTexts(consentTexts);
  const { date } = useFormats();
  const [opened, setOpened] = useState<'given' | 'withdrawn' | 'day' | null>(null);
  const { data } = useQuery({
    queryKey: consentKey(personId),
    queryFn: async () => (await api.call(getConsent, { id: personId })).data,
    staleTime: 0,
  });
  if (!data) return <SkeletonText lines={3} />;
  const close = () => setOpened(null);
  return (
    <div className="grid gap-4">
      <div className="grid gap-1 text-14">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tones[data.state]}>{texts.states[data.state]}</Badge>
          {data.expiresOn && <span className="text-quiet">{texts.until(date(data.expiresOn))}</span>}
        </p>
        <p className="text-quiet">
          {data.keepUntil ? texts.kept(date(data.keepUntil)) : texts.byRule(date(data.retentionEndsOn))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Allowed to="resumes.write">
          <Button size="sm" onClick={() => setOpened('given')}>
            {texts.record}
          </Button>
          {data.state === 'given' && (
            <Button size="sm" onClick={() => setOpened('withdrawn')}>
              {texts.withdraw}
            </Button>
          )}
        </Allowed>
        <Allowed to="candidates.delete">
          <Button size="sm" onClick={() => setOpened('day')}>
            {texts.setDay}
          </Button>
        </Allowed>
      </div>
      {data.history.length > 0 && <History history={data.history} />}
      <Allowed to="resumes.write">
        {(opened === 'given' || opened === 'withdrawn') && (
          <RecordDialog personId={personId} kind={opened} onClose={close} />
        )}
      </Allowed>
      <Allowed to="candidates.delete">
        {opened === 'day' && <DayDialog personId={personId} day={data.keepUntil} onClose={close} />}
      </Allowed>
    </div>
  );
}

function History({ history }: Pick<PersonConsent, 'history'>) {
  const texts = useTexts(consentTexts);
  const { date } = useFormats();
  return (
    <div>
      <h3 className="text-13 text-quiet">{texts.history}</h3>
      <ul className="mt-1 grid gap-2 text-14">
        {history.map(({ id, kind, on, how, expiresOn, recordedBy, byPerson, recordedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-2">
            <span>{kind === 'given' ? texts.given(date(on)) : texts.withdrawnOn(date(on))}</span>
            {expiresOn && <span className="text-quiet">{texts.until(date(expiresOn))}</span>}
            {byPerson && <span className="text-quiet">{texts.byPerson}</span>}
            {how && !byPerson && (
              <span dir="auto" className="text-quiet wrap-anywhere">
                {how}
              </span>
            )}
            {!byPerson && <Who userId={recordedBy} at={recordedAt} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

const today = () => new Date().toISOString().slice(0, 10);

type RecordDialogProps = {
  readonly personId: string;
  readonly kind: 'given' | 'withdrawn';
  readonly onClose: () => void;
};

function RecordDialog({ personId, kind, onClose }: RecordDialogProps) {
  const texts = useTexts(consentTexts);
  const [on, setOn] = useState(today);
  const [expiresOn, setExpiresOn] = useState('');
  const [how, setHow] = useState('');
  const isGiven = kind === 'given';
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async () =>
      (
        await api.call(recordConsent, {
          id: personId,
          kind,
          on,
          how: how.trim(),
          expiresOn: expiresOn || null,
        })
      ).data,
    onSuccess(consent) {
      queries.setQueryData(consentKey(personId), consent);
      onClose();
    },
  });
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (on !== '') save.mutate();
  }
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={isGiven ? texts.recordTitle : texts.withdrawTitle}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextInput type="date" label={texts.on} value={on} max={today()} onValueChange={setOn} />
        {isGiven && (
          <TextInput
            type="date"
            label={texts.expiresOn}
            helper={texts.expiresHelper}
            value={expiresOn}
            min={on}
            onValueChange={setExpiresOn}
          />
        )}
        <TextInput
          label={isGiven ? texts.how : texts.howWithdrawn}
          value={how}
          autoComplete="off"
          onValueChange={(words) => setHow(words.slice(0, consentLimits.howMax))}
        />
        <DialogButtons isBusy={save.isPending} isDisabled={on === ''} onClose={onClose} />
      </form>
    </Dialog>
  );
}

type DayDialogProps = {
  readonly personId: string;
  readonly day: string | null;
  readonly onClose: () => void;
};

function DayDialog({ personId, day: before, onClose }: DayDialogProps) {
  const texts = useTexts(consentTexts);
  const [day, setDay] = useState(before ?? '');
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async () => (await api.call(keepPerson, { id: personId, day: day || null })).data,
    onSuccess(consent) {
      queries.setQueryData(consentKey(personId), consent);
      onClose();
    },
  });
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    save.mutate();
  }
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={texts.dayTitle} description={texts.dayExplanation}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextInput type="date" label={texts.day} value={day} min={today()} onValueChange={setDay} />
        <DialogButtons isBusy={save.isPending} isDisabled={false} onClose={onClose} />
      </form>
    </Dialog>
  );
}

type ButtonsProps = { readonly isBusy: boolean; readonly isDisabled: boolean; readonly onClose: () => void };

function DialogButtons({ isBusy, isDisabled, onClose }: ButtonsProps) {
  const texts = useTexts(consentTexts);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button type="submit" variant="primary" disabled={isDisabled} isLoading={isBusy}>
        {texts.save}
      </Button>
    </div>
  );
}
