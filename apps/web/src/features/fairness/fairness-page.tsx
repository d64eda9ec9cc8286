import { type FairnessWorkbook, fairnessMeasures } from '@winnow/contracts';
import { Download } from 'lucide-react';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { PageSection } from '../../ui/page/page-section.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { Fetched } from '../../ui/waiting/fetched.tsx';
import { FairnessTableView } from './fairness-table-view.tsx';
import { fairnessTexts } from './fairness-texts.ts';
import {
  type FairnessChoice,
  useFairnessChoice,
  useFairnessDownload,
  useFairnessWorkbook,
  useSelfReportChange,
} from './use-fairness.ts';

/** Selection and scoring rates by the voluntary answers of applicants: totals only. */
export function FairnessPage() {
  const texts = useTexts(fairnessTexts);
  const { choice, choose } = useFairnessChoice();
  const workbook = useFairnessWorkbook(choice);
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-8">
      <title>{texts.title}</title>
      <header className="mb-6">
        <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
        <p className="mt-1 max-w-prose text-14 text-quiet">{texts.explanation}</p>
      </header>
      <Fetched query={workbook} words={texts} lines={8}>
        {(shown) => (
          <>
            <QuestionsSection isAsked={shown.isAsked} />
            {shown.years.length === 0 ? (
              <EmptyState heading={texts.empty}>{texts.emptyWords}</EmptyState>
            ) : (
              <Tables workbook={shown} choice={choice} choose={choose} />
            )}
          </>
        )}
      </Fetched>
    </div>
  );
}

/** Whether applicants are asked, and for those who decide about it, the switch. */
function QuestionsSection({ isAsked }: { readonly isAsked: boolean }) {
  const { questions: texts } = useTexts(fairnessTexts);
  const may = useMay();
  return (
    <PageSection id="questions" heading={texts.heading} explanation={texts.explanation}>
      {may('organization.manage') ? (
        <QuestionsSwitch isAsked={isAsked} />
      ) : (
        <p className="text-14">{isAsked ? texts.on : texts.off}</p>
      )}
    </PageSection>
  );
}

function QuestionsSwitch({ isAsked }: { readonly isAsked: boolean }) {
  const { questions: texts } = useTexts(fairnessTexts);
  const change = useSelfReportChange();
  return (
    <Switch
      label={texts.label}
      helper={texts.helper}
      isOn={change.isPending ? change.variables : isAsked}
      disabled={change.isPending}
      onSwitch={(isOn) => change.mutate(isOn, { onError: () => toasts.add('error', texts.failed) })}
    />
  );
}

type TablesProps = {
  readonly workbook: FairnessWorkbook;
  readonly choice: FairnessChoice;
  readonly choose: ReturnType<typeof useFairnessChoice>['choose'];
};

function Tables({ workbook, choice, choose }: TablesProps) {
  const texts = useTexts(fairnessTexts);
  const { date } = useFormats();
  const { year, years, job, jobs, countedUntil, tables } = workbook;
  return (
    <PageSection
      id="tables"
      heading={texts.tables.heading}
      explanation={texts.tables.explanation(date(countedUntil))}
      width="page"
    >
      <div className="grid gap-8">
        <div className="grid items-end gap-4 sm:grid-cols-3">
          <Select
            label={texts.year}
            options={[...new Set([year, ...years])]
              .sort((left, right) => right - left)
              .map((each) => ({ value: String(each), label: String(each) }))}
            value={String(year)}
            onValueChange={(value) => choose({ year: value, jobId: null })}
          />
          <Select
            label={texts.job}
            options={[
              { value: 'all', label: texts.wholeOrganization },
              ...jobs.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            value={job?.id ?? 'all'}
            onValueChange={(value) => choose({ jobId: value === 'all' ? null : value })}
          />
          <Select
            label={texts.measure}
            options={fairnessMeasures.map((value) => ({ value, label: texts.measures[value] }))}
            value={choice.measure}
            onValueChange={(value) => choose({ measure: value })}
          />
        </div>
        {tables.map((table) => (
          <FairnessTableView key={table.by} table={table} measure={choice.measure} />
        ))}
        <DownloadRow choice={choice} year={year} />
        <div className="grid max-w-prose gap-2 text-13 text-quiet">
          {texts.reading.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </PageSection>
  );
}

function DownloadRow({ choice, year }: { readonly choice: FairnessChoice; readonly year: number }) {
  const texts = useTexts(fairnessTexts);
  const download = useFairnessDownload(choice, year);
  const get = (format: 'csv' | 'xlsx') =>
    download.mutate(format, { onError: () => toasts.add('error', texts.downloadFailed) });
  return (
    <div className="flex flex-wrap items-center gap-3">
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="sm"
          icon={<Download aria-hidden="true" />}
          isLoading={download.isPending && download.variables === format}
          onClick={() => get(format)}
        >
          {texts.download[format]}
        </Button>
      ))}
      <p className="text-13 text-quiet">{texts.recorded}</p>
    </div>
  );
}
