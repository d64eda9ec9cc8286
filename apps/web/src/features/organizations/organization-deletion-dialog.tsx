import type { OrganizationFigures, OwnOrganization } from '@winnow/contracts';
import { useState } from 'react';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { failures } from '../../lib/requests/failures.ts';
import { TypedDeletion } from '../../ui/overlays/typed-deletion.tsx';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { useConfirmation } from '../identity/confirmation/use-confirmation.tsx';
import { recordsTexts } from './records-texts.ts';
import { endOrganization, goOnElsewhere, useOrganizationFigures } from './use-records.ts';

type Props = { readonly organization: OwnOrganization; readonly onClose: () => void };

/** Irreversible: the owner must type the name of the organization, and needs a recent sign-in. */
export function OrganizationDeletionDialog({ organization: { name }, onClose }: Props) {
  const { deletion: texts, retry } = useTexts(recordsTexts);
  const [typed, setTyped] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  const figures = useOrganizationFigures();
  const confirmation = useConfirmation();

  async function remove(): Promise<void> {
    setDeleting(true);
    try {
      const outcome = await confirmation.run(() => endOrganization(name));
      if (outcome.isDone) return goOnElsewhere();
    } catch (thrown) {
      failures.report(thrown);
    }
    setDeleting(false);
  }

  // Replaces this dialog, so that only one is open; the input is kept.
  if (confirmation.dialog) return confirmation.dialog;
  return (
    <TypedDeletion
      words={{
        title: texts.title(name),
        facts: texts.rules,
        confirm: texts.confirm(name),
        error: texts.error(name),
        keep: texts.keep,
        delete: texts.delete,
      }}
      typed={typed}
      onTypedChange={setTyped}
      isRight={(words) => words === name}
      isDeleting={isDeleting}
      onDelete={() => void remove()}
      onClose={onClose}
    >
      <Fetched query={figures} words={{ failed: texts.figuresFailed, retry }} lines={4}>
        {(known) => <WhatGoes figures={known} />}
      </Fetched>
    </TypedDeletion>
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
