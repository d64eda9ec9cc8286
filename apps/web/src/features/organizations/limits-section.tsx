import type { OrganizationMember, SpendingLimit } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { PersonLabel } from '../../entities/person/person-label.tsx';
import { SpendingReport } from '../../entities/spending/spending-report.tsx';
import { spendingTexts } from '../../entities/spending/spending-texts.ts';
import { useLimitChange, useSpendingLimits } from '../../entities/spending/use-spending.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { useMembers } from './use-team.ts';

export function SpendingSection() {
  const { report } = useTexts(spendingTexts);
  return (
    <PageSection id="spending" heading={report.heading} explanation={report.explanation} width="page">
      <SpendingReport />
    </PageSection>
  );
}

/** Monthly spending limits of members whose role can spend credits. */
export function LimitsSection() {
  const { limits: texts, report } = useTexts(spendingTexts);
  const members = useMembers();
  const limits = useSpendingLimits();
  return (
    <PageSection id="limits" heading={texts.heading} explanation={texts.explanation} width="page">
      <Fetched query={limits} words={report} lines={3}>
        {(known) => (
          <ul className="grid divide-y divide-rule rounded-card border border-rule bg-raised">
            {(members.data ?? [])
              .filter(({ role }) => role === 'owner' || role === 'recruiter')
              .map((member) => (
                <LimitRow
                  key={member.userId}
                  member={member}
                  limit={known.find(({ userId }) => userId === member.userId)}
                />
              ))}
          </ul>
        )}
      </Fetched>
    </PageSection>
  );
}

type LimitRowProps = { readonly member: OrganizationMember; readonly limit: SpendingLimit | undefined };

const maxLimit = 1_000_000;

function LimitRow({ member, limit }: LimitRowProps) {
  const { limits: texts } = useTexts(spendingTexts);
  const change = useLimitChange();
  const saved = limit?.credits ?? null;
  const [entered, setEntered] = useState(saved === null ? '' : String(saved));
  const [error, setError] = useState<string | null>(null);
  const name = member.name || member.email;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const text = entered.trim();
    const credits = text === '' ? null : Number(text);
    if (credits !== null && (!Number.isInteger(credits) || credits < 0 || credits > maxLimit)) {
      setError(texts.error);
      return;
    }
    change.mutate(
      { userId: member.userId, credits },
      { onSuccess: () => void toasts.add('success', texts.saved(name)) },
    );
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <PersonLabel
          name={name}
          imageUrl={member.profileImage}
          detail={texts.spent(limit?.spent ?? 0, saved)}
        />
      </div>
      <form noValidate className="flex items-end gap-2" onSubmit={submit}>
        <TextInput
          label={texts.field}
          aria-label={texts.fieldOf(name)}
          size="sm"
          className="w-32"
          inputMode="numeric"
          placeholder={texts.none}
          value={entered}
          onValueChange={(value) => {
            setEntered(value);
            setError(null);
          }}
          error={error ?? undefined}
          disabled={change.isPending}
        />
        <Button type="submit" size="sm" aria-label={texts.saveOf(name)} isLoading={change.isPending}>
          {texts.save}
        </Button>
      </form>
    </li>
  );
}
