import { useState } from 'react';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { Specimen } from './specimen.tsx';

const tabs = [
  {
    value: 'first',
    label: 'Top matches',
    count: 3,
    content: <p className="text-14">Three people meet every must-have.</p>,
  },
  {
    value: 'ask',
    label: 'Needs review',
    count: 7,
    content: <p className="text-14">Seven may meet them: the resume does not say.</p>,
  },
  {
    value: 'not',
    label: 'Did not meet a must-have',
    count: 36,
    content: <p className="text-14">Each with the one that is not met.</p>,
  },
  {
    value: 'unread',
    label: 'Could not be judged',
    count: 1,
    content: <p className="text-14">A scan without text.</p>,
  },
] as const;

export function NavigationSpecimens() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('first');
  const [page, setPage] = useState(6);
  return (
    <>
      <Specimen name="Tabs">
        <Tabs label="Groups of candidates" tabs={tabs} value={tab} onValueChange={setTab} />
      </Specimen>
      <Specimen name="Pages">
        <div className="grid gap-4">
          <Pagination page={page} pageCount={12} onPageChange={setPage} />
          <Pagination page={1} pageCount={3} onPageChange={() => {}} />
        </div>
      </Specimen>
    </>
  );
}
