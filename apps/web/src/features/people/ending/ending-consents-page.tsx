import { consentLimits } from '@winnow/contracts';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAnonymousView } from '../../../entities/account/use-anonymous-view.ts';
import { endingConsentTexts } from '../../../entities/ending-consents/ending-consent-texts.ts';
import {
  useAskForRenewal,
  useEndingConsents,
} from '../../../entities/ending-consents/use-ending-consents.ts';
import { Allowed } from '../../../entities/organization/allowed.tsx';
import { useFormats, useTexts } from '../../../lib/language/use-texts.ts';
import { personPath } from '../../../lib/screen-paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { Fetched } from '../../../ui/waiting/fetched.tsx';
import { useNameOf } from '../use-name-of.ts';
import { RenewalDialog } from './renewal-dialog.tsx';

const spans = ['30', '60', '90', '365'] as const;
type Ending = {
  readonly personId: string;
  readonly name: string | null;
  readonly expiresOn: string;
  readonly askedAt: string | null;
};

/** People whose consent ends soon or has ended, where renewals are recorded. */
export function EndingConsentsPage() {
  const texts = useTexts(endingConsentTexts);
  const [days, setDays] = useState<(typeof spans)[number]>('30');
  const query = useEndingConsents(Number(days));
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 sm:py-8">
      <title>{texts.title}</title>
      <Link to="/talent-pool" className="inline-flex items-center gap-1 text-14 text-quiet hover:text-ink">
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {texts.back}
      </Link>
      <header className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
          <p className="mt-1 max-w-prose text-14 text-quiet">{texts.explanation}</p>
        </div>
        <Select
          label={texts.within}
          value={days}
          options={spans.map((value) => ({ value, label: texts.days(Number(value)) }))}
          onValueChange={setDays}
        />
      </header>
      <Fetched query={query} words={texts} lines={8}>
        {(ending) =>
          ending.length === 0 ? (
            <EmptyState heading={texts.none}>{texts.noneWords}</EmptyState>
          ) : (
            <People ending={ending} />
          )
        }
      </Fetched>
    </div>
  );
}

function People({ ending }: { readonly ending: readonly Ending[] }) {
  const texts = useTexts(endingConsentTexts);
  const { date } = useFormats();
  const { isAnonymous } = useAnonymousView();
  const nameOf = useNameOf();
  const [opened, setOpened] = useState<Ending | null>(null);
  const today = new Date().toISOString().slice(0, 10);
  const shownAs = ({ personId, name }: Ending) => nameOf({ id: personId, name }, isAnonymous);
  return (
    <>
      <ul className="divide-y divide-rule rounded-card border border-rule bg-raised">
        {ending.map((one) => (
          <li
            key={one.personId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
          >
            <div className="min-w-0">
              <Link
                to={personPath(one.personId)}
                className="text-16 font-medium wrap-anywhere hover:text-field hover:underline"
              >
                <bdi>{shownAs(one)}</bdi>
              </Link>
              <p className="text-13 text-quiet">
                {one.expiresOn < today ? texts.ended(date(one.expiresOn)) : texts.ends(date(one.expiresOn))}
                {one.askedAt && ` · ${texts.asked(date(one.askedAt))}`}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Allowed to="candidates.email">
                <AskButton personId={one.personId} name={shownAs(one)} />
              </Allowed>
              <Allowed to="resumes.write">
                <Button size="sm" aria-label={texts.renewOf(shownAs(one))} onClick={() => setOpened(one)}>
                  {texts.renew}
                </Button>
              </Allowed>
            </div>
          </li>
        ))}
      </ul>
      {ending.length === consentLimits.listed && (
        <p className="mt-3 text-13 text-quiet">{texts.onlyFirst(consentLimits.listed)}</p>
      )}
      {opened && (
        <RenewalDialog
          personId={opened.personId}
          name={shownAs(opened)}
          expiresOn={opened.expiresOn}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

type AskButtonProps = { readonly personId: string; readonly name: string };

/** Emails the person, who answers without an account. */
function AskButton({ personId, name }: AskButtonProps) {
  const texts = useTexts(endingConsentTexts);
  const ask = useAskForRenewal();
  const send = () =>
    ask.mutate(personId, {
      onSuccess([told]) {
        if (told)
          toasts.add(told.outcome === 'queued' ? 'success' : 'error', texts.outcomes[told.outcome](name));
      },
      onError: () => toasts.add('error', texts.notAsked),
    });
  return (
    <Button size="sm" aria-label={texts.askOf(name)} isLoading={ask.isPending} onClick={send}>
      {texts.ask}
    </Button>
  );
}
