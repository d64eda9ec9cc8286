import type { OrganizationFigures, OwnOrganization } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { failures } from '../../lib/requests/failures.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { useConfirmation } from '../identity/confirmation/use-confirmation.tsx';
import { recordsTexts } from './records-texts.ts';
import { endOrganization, goOnElsewhere, useOrganizationFigures } from './use-records.ts';

type Props = { readonly organization: OwnOrganization; readonly onClose: () => void };

/** Irreversible: the owner must type the name of the organization, and needs a recent sign-in. */
export function OrganizationDeletionDialog({ organization: { name }, onClose }: Props) {
  const { deletion: texts, retry } = useTexts(recordsTexts);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const figures = useOrganizationFigures();
  const confirmation = useConfirmation();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (typed.trim() !== name) {
      setError(texts.error(name));
      document.getElementById('organization-deletion')?.focus();
      return;
    }
    setDeleting(true);
    try {
      const outcome = await confirmation.run(() => endOrganization(name));
      if (outcome.isDone) return goOnElsewhere();
    } catch (thrown) {
      failures.report(thrown);
    }
    setDeleting(false);
  }

  // In its place, so that one dialog is open at a time; what was typed stays.
  if (confirmation.dialog) return confirmation.dialog;
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.title(name)}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Fetched query={figures} words={{ failed: texts.figuresFailed, retry }} lines={4}>
          {(known) => <WhatGoes figures={known} />}
        </Fetched>
        <ul className="grid list-disc gap-1.5 ps-5 text-14 text-quiet">
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <TextInput
          id="organization-deletion"
          label={texts.confirm(name)}
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            setError(null);
          }}
          error={error ?? undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isDeleting}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button type="submit" variant="danger" isLoading={isDeleting}>
            {texts.delete}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function WhatGoes({ figures }: { readonly figures: OrganizationFigures }) {
  const { deletion: texts } = useTexts(recordsTexts);
  const { number } = useFormats();
  const { members, jobs, resumes, runs, openRuns, availableCredits, plan } = figures;
  const lines: readonly (readonly [keyof typeof texts.figures, string])[] = [
    ['members', number(members)],
    ['jobs', number(jobs)],
    ['resumes', number(resumes)],
    ['runs', number(runs)],
    ...(openRuns > 0 ? [['openRuns', number(openRuns)] as const] : []),
    ['credits', availableCredits === -1 ? texts.unlimited : number(availableCredits)],
    ['plan', texts.plans[plan]],
  ];
  return (
    <section aria-label={texts.goes} className="rounded-card border border-rule bg-raised p-4">
      <h3 className="mb-2 text-14 font-medium">{texts.goes}</h3>
      <dl className="grid gap-1 text-14">
        {lines.map(([key, value]) => (
          <div key={key} className="flex justify-between gap-4">
            <dt className="text-quiet">{texts.figures[key]}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
