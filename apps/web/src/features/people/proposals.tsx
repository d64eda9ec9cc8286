import type { PersonPage } from '@winnow/contracts';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { personPath } from '../../lib/screen-paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { personTexts } from './person-texts.ts';
import { useNameOf } from './use-name-of.ts';
import { usePersonAct } from './use-person.ts';

type ProposalsProps = { readonly person: PersonPage; readonly isAnonymous: boolean };

/** Possible duplicates with reasons; empty if there are none. */
export function Proposals({ person, isAnonymous }: ProposalsProps) {
  const { proposals: texts, merge, resumeCount } = useTexts(personTexts);
  const nameOf = useNameOf();
  const { perform, isBusy } = usePersonAct(person.id);
  if (person.proposals.length === 0) return null;
  return (
    <div className="mb-8">
      <Notice tone="info" heading={texts.heading(person.proposals.length)}>
        <ul className="mt-3 grid gap-4">
          {person.proposals.map((other) => {
            const name = nameOf(other, isAnonymous);
            return (
              <li key={other.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <span className="min-w-48 grow">
                  <Link
                    to={personPath(other.id)}
                    className="font-medium text-ink underline underline-offset-4"
                  >
                    <bdi>{name}</bdi>
                  </Link>
                  <span className="block text-13">
                    {[
                      resumeCount(other.resumes),
                      ...other.likenesses.map((reason) => texts.reasons[reason]),
                    ].join(' · ')}
                  </span>
                </span>
                <Button
                  size="sm"
                  disabled={isBusy}
                  aria-label={merge.withName(name)}
                  onClick={() =>
                    perform.mutate({ asked: { act: 'merge', otherId: other.id }, words: merge.done })
                  }
                >
                  {texts.same}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={isBusy}
                  aria-label={texts.apartFrom(name)}
                  onClick={() =>
                    perform.mutate({
                      asked: { act: 'keep-apart', otherId: other.id },
                      words: texts.apartDone,
                    })
                  }
                >
                  {texts.apart}
                </Button>
              </li>
            );
          })}
        </ul>
      </Notice>
    </div>
  );
}
