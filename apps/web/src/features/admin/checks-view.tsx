import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { StatusShape } from '../../ui/marks/status-shape.tsx';
import { adminTexts } from './admin-texts.ts';
import { Fetched } from './fetched.tsx';
import { useChecks } from './use-admin.ts';

/** Results of the consistency checks: each invariant with the number of checked rows. */
export function ChecksView() {
  const { checks: texts } = useTexts(adminTexts);
  const checks = useChecks();
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <Button
          isLoading={checks.isFetching}
          loadingLabel={texts.running}
          onClick={() => void checks.refetch()}
        >
          {texts.run}
        </Button>
        <p role="status" className="text-14 font-medium">
          {checks.data && (checks.data.isSound ? texts.sound : texts.unsound)}
        </p>
      </div>
      <Fetched query={checks}>
        {({ checks: outcomes }) => (
          <ul className="divide-y divide-rule border-y border-rule">
            {outcomes.map(({ name, invariant, count, errors }) => (
              <li key={name} className="flex gap-3 py-3 text-14">
                <StatusShape status={errors.length === 0 ? 'met' : 'not-met'} className="mt-0.5" />
                <div className="min-w-0 grow">
                  <p lang="en" dir="ltr" className="text-start">
                    {invariant}
                  </p>
                  {errors.map((error) => (
                    <p key={error} lang="en" dir="ltr" className="break-words text-not-met">
                      {error}
                    </p>
                  ))}
                </div>
                <span className="shrink-0 text-13 text-quiet tabular-nums">{texts.counted(count)}</span>
              </li>
            ))}
          </ul>
        )}
      </Fetched>
    </div>
  );
}
