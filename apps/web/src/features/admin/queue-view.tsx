import type { QueueView as QueueState } from '@winnow/contracts';
import { useState } from 'react';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { adminTexts } from './admin-texts.ts';
import { Fetched } from './fetched.tsx';
import { useQueue, useRetryJob } from './use-admin.ts';

type Row = QueueState['queues'][number];

const deadPerPage = 100;

/** Waiting and failed tasks. */
export function QueueView() {
  const { queue: texts } = useTexts(adminTexts);
  const { number, dateTime } = useFormats();
  const [deadListed, setDeadListed] = useState(deadPerPage);
  const queue = useQueue(deadListed);
  const retry = useRetryJob(() => toasts.add('success', texts.retried));
  const count = (id: 'waiting' | 'running' | 'failed'): Column<Row> => ({
    id,
    header: texts[id],
    align: 'end',
    cell: (row) => <span className="tabular-nums">{number(row[id])}</span>,
  });
  const columns: Column<Row>[] = [
    { id: 'name', header: texts.name, cell: ({ name }) => name },
    count('waiting'),
    count('running'),
    count('failed'),
  ];
  return (
    <Fetched query={queue}>
      {({ queues, dead, deadTotal }) => (
        <div className="grid gap-8">
          <Kinds queues={queues} columns={columns} />
          <section>
            <h2 className="mb-3 font-serif text-20">{texts.dead}</h2>
            <p role="status" className="text-14 text-quiet">
              {dead.length === 0 ? texts.none : texts.deadCount(dead.length, deadTotal)}
            </p>
            <ul className="divide-y divide-rule">
              {dead.map(({ id, name, givenUpAt, tries, message }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-14">
                  <div className="min-w-0 grow">
                    <p dir="ltr" className="text-start font-medium">
                      {name}
                    </p>
                    <p lang="en" dir="auto" className="text-start break-words text-quiet">
                      {message}
                    </p>
                    <p className="text-13 text-quiet">
                      {dateTime(givenUpAt)}, {texts.tries(tries)}
                    </p>
                  </div>
                  <Button
                    size="sm"
                    isLoading={retry.isPending && retry.variables === id}
                    onClick={() => retry.mutate(id)}
                  >
                    {texts.retry}
                  </Button>
                </li>
              ))}
            </ul>
            {dead.length < deadTotal && (
              <Button
                className="mt-4"
                isLoading={queue.isPlaceholderData}
                onClick={() => setDeadListed(deadListed + deadPerPage)}
              >
                {texts.more}
              </Button>
            )}
          </section>
        </div>
      )}
    </Fetched>
  );
}

type KindsProps = { readonly queues: readonly Row[]; readonly columns: readonly Column<Row>[] };

const isIdle = ({ waiting, running, failed }: Row): boolean => waiting + running + failed === 0;

/** Kinds of tasks with waiting ones in a table; the others by name only. */
function Kinds({ queues, columns }: KindsProps) {
  const { queue: texts } = useTexts(adminTexts);
  const { labeled, list } = useFormats();
  const busy = queues.filter((row) => !isIdle(row));
  const idle = queues.filter(isIdle).map(({ name }) => name);
  return (
    <section className="grid gap-3">
      {busy.length > 0 ? (
        <Table
          caption={texts.caption}
          isCaptionHidden
          columns={columns}
          rows={busy}
          rowKey={({ name }) => name}
        />
      ) : (
        <p className="text-14">{texts.quiet}</p>
      )}
      {idle.length > 0 && (
        <p className="max-w-[75ch] text-13 break-words text-quiet">{labeled(texts.idle, list(idle))}</p>
      )}
    </section>
  );
}
