import { Link, useParams } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { isNotFound } from '../../lib/requests/is-not-found.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { NotShown } from '../../ui/notices/not-shown.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { Person } from './person.tsx';
import { personTexts } from './person-texts.ts';
import { usePerson } from './use-person.ts';

/** One person, or why they can't be shown. */
export function PersonScreen() {
  const { id = '' } = useParams();
  const texts = useTexts(personTexts);
  const { data, error, refetch } = usePerson(id);
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 sm:py-8">
      {data ? (
        <Person key={data.id} person={data} />
      ) : error ? (
        <NotShown
          isMissing={isNotFound(error)}
          words={texts}
          onRetry={() => void refetch()}
          wayOn={
            <Link to="/resume-history" className={buttonClass('secondary', 'md')}>
              {texts.toCandidates}
            </Link>
          }
        />
      ) : (
        <Skeleton className="h-[60vh] w-full" />
      )}
    </div>
  );
}
