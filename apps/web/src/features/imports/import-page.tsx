import { Link, useParams } from 'react-router';
import { useTexts } from '../../lib/language/use-texts.ts';
import { isNotFound } from '../../lib/requests/is-not-found.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { NotShown } from '../../ui/notices/not-shown.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { ImportView } from './import-view.tsx';
import { importsTexts } from './imports-texts.ts';
import { useImport } from './use-imports.ts';

/** One import, or the reason why it can't be shown. */
export function ImportScreen() {
  const { id = '' } = useParams();
  const { title, one: texts } = useTexts(importsTexts);
  const { data, error, refetch } = useImport(id);
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 sm:px-6 sm:py-10">
      <title>{data ? `${data.name} · ${title}` : title}</title>
      {data ? (
        <ImportView key={data.id} row={data} />
      ) : error ? (
        <NotShown
          isMissing={isNotFound(error)}
          words={{ ...texts, retry: texts.retryLoad }}
          onRetry={() => void refetch()}
          wayOn={
            <Link to="/imports" className={buttonClass('secondary', 'md')}>
              {texts.back}
            </Link>
          }
        />
      ) : (
        <Skeleton className="h-[40vh] w-full" />
      )}
    </div>
  );
}
