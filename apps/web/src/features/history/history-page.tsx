import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { useMay } from '../../entities/organization/use-organizations.ts';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { BatchesView } from './batches-view.tsx';
import { CandidatesView } from './candidates-view.tsx';
import { FilesView } from './files-view.tsx';
import { historyTexts } from './history-texts.ts';
import { ShareLinks } from './links/share-links.tsx';
import { type HistoryView, useHistoryAddress } from './use-history-address.ts';

/** History of candidates, runs, resumes and shared links. */
export function HistoryPage() {
  const texts = useTexts(historyTexts);
  const may = useMay();
  const address = useHistoryAddress();
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 sm:px-6 sm:py-10">
      <title>{texts.title}</title>
      <header className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-60 grow">
          <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
          <p className="mt-1 text-quiet">{texts.introduction}</p>
        </div>
        <Allowed to="runs.write">
          <Link to="/resume-analyzer" className={classNames(buttonClass('secondary', 'md'), 'print:hidden')}>
            <Plus aria-hidden="true" />
            {texts.analyze}
          </Link>
        </Allowed>
      </header>
      <Tabs<HistoryView>
        label={texts.views.label}
        value={address.view}
        onValueChange={address.setView}
        tabs={[
          {
            value: 'candidates',
            label: texts.views.candidates,
            content: <CandidatesView address={address} />,
          },
          { value: 'runs', label: texts.views.runs, content: <BatchesView address={address} /> },
          ...(may('resumes.read')
            ? [
                {
                  value: 'files' as const,
                  label: texts.views.files,
                  content: <FilesView address={address} />,
                },
              ]
            : []),
          ...(may('shares.manage')
            ? [{ value: 'links' as const, label: texts.views.links, content: <ShareLinks /> }]
            : []),
        ]}
      />
    </div>
  );
}
