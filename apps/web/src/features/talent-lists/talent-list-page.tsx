import {
  deleteTalentList,
  removeFromTalentList,
  type TalentListOrder,
  talentListOrders,
} from '@winnow/contracts';
import { ChevronLeft, Download, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useAnonymousView } from '../../entities/account/use-anonymous-view.ts';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { useIsLeaving, useRemoval } from '../../entities/removals/use-removal.ts';
import { PeopleActions } from '../../entities/talent-lists/people-actions.tsx';
import { RunDialog } from '../../entities/talent-lists/run-dialog.tsx';
import { talentListTexts } from '../../entities/talent-lists/talent-list-texts.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { isNotFound } from '../../lib/requests/is-not-found.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { SelectionBar } from '../../ui/lists/selection-bar.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { NotShown } from '../../ui/notices/not-shown.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { ListDialog } from './list-dialog.tsx';
import { ListedPeople } from './listed-people.tsx';
import { downloadList, useTalentList } from './use-talent-list.ts';

/** A talent list, or why it cannot be shown. */
export function TalentListScreen() {
  const { id = '' } = useParams();
  const texts = useTexts(talentListTexts);
  const { isAnonymous } = useAnonymousView();
  const [order, setOrder] = useState<TalentListOrder>('added');
  const query = useTalentList(id, order, isAnonymous);
  const { data, error, refetch } = query;
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 sm:py-8">
      {data ? (
        <TalentListPage key={id} page={data} order={order} onOrder={setOrder} />
      ) : error ? (
        <NotShown
          isMissing={isNotFound(error)}
          words={texts}
          onRetry={() => void refetch()}
          wayOn={
            <Link to="/talent-lists" className={buttonClass('secondary', 'md')}>
              {texts.heading}
            </Link>
          }
        />
      ) : (
        <Skeleton className="h-[60vh] w-full" />
      )}
    </div>
  );
}

type PageProps = {
  readonly page: NonNullable<ReturnType<typeof useTalentList>['data']>;
  readonly order: TalentListOrder;
  readonly onOrder: (order: TalentListOrder) => void;
};

function TalentListPage({ page: { list, people: all }, order, onOrder }: PageProps) {
  const texts = useTexts(talentListTexts);
  const isLeaving = useIsLeaving();
  const people = all.filter(({ personId }) => !isLeaving({ id: `${list.id}:${personId}` }));
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isEditing, setEditing] = useState(false);
  const chosen = people.filter(({ personId }) => ticked.includes(personId));
  const isAll = people.length > 0 && chosen.length === people.length;
  return (
    <>
      <title>{texts.titleOf(list.name)}</title>
      <Link to="/talent-lists" className="inline-flex items-center gap-1 text-14 text-quiet hover:text-ink">
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {texts.heading}
      </Link>
      <header className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-60 grow basis-0">
          <h1 dir="auto" className="font-serif text-31 tracking-tight wrap-anywhere">
            {list.name}
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-quiet">
            <Badge tone="neutral">{list.isShared ? texts.shared : texts.private}</Badge>
            {texts.people(people.length)}
          </p>
          {list.description && (
            <p dir="auto" className="mt-2 max-w-prose text-14 whitespace-pre-line">
              {list.description}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<Download aria-hidden="true" />}
            disabled={people.length === 0}
            onClick={() => void downloadList(list.id, list.name)}
          >
            {texts.exportCsv}
          </Button>
          <Allowed to="resumes.write">
            <Button icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
              {texts.edit}
            </Button>
            <DeleteButton id={list.id} name={list.name} />
          </Allowed>
        </div>
      </header>
      {people.length === 0 ? (
        <EmptyState
          heading={texts.nobody}
          action={
            <Link to="/talent-pool" className={buttonClass('primary', 'md')}>
              {texts.toPool}
            </Link>
          }
        >
          {texts.nobodyWords}
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <Checkbox
              label={texts.selectAll}
              checked={isAll}
              onCheckedChange={(isOn) => setTicked(isOn ? people.map(({ personId }) => personId) : [])}
            />
            <Select
              size="sm"
              className="w-48"
              label={texts.order}
              value={order}
              options={talentListOrders.map((value) => ({ value, label: texts.orders[value] }))}
              onValueChange={onOrder}
            />
          </div>
          <ListedPeople
            listId={list.id}
            people={people}
            ticked={ticked}
            onTick={(personId, isOn) =>
              setTicked(isOn ? [...ticked, personId] : ticked.filter((each) => each !== personId))
            }
          />
          {chosen.length > 0 && <Selection listId={list.id} chosen={chosen} onClear={() => setTicked([])} />}
        </div>
      )}
      {isEditing && <ListDialog list={list} onClose={() => setEditing(false)} />}
    </>
  );
}

type SelectionProps = {
  readonly listId: string;
  readonly chosen: PageProps['page']['people'];
  readonly onClear: () => void;
};

function Selection({ listId, chosen, onClear }: SelectionProps) {
  const texts = useTexts(talentListTexts);
  const remove = useRemoval();
  const [isStarting, setStarting] = useState(false);
  const personIds = chosen.map(({ personId }) => personId);
  return (
    <SelectionBar words={texts.selected(chosen.length)} clearLabel={texts.clear} onClear={onClear}>
      <Allowed to="runs.write">
        <Button size="sm" icon={<Play aria-hidden="true" />} onClick={() => setStarting(true)}>
          {texts.run.button}
        </Button>
        {isStarting && (
          <RunDialog fileIds={chosen.map(({ fileId }) => fileId)} onClose={() => setStarting(false)} />
        )}
      </Allowed>
      <PeopleActions chosen={{ personIds }} count={personIds.length} />
      <Allowed to="resumes.write">
        <Button
          size="sm"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => {
            onClear();
            remove({
              ids: personIds.map((personId) => `${listId}:${personId}`),
              words: texts.removed(personIds.length),
              send: () => api.call(removeFromTalentList, { id: listId, personIds }),
            });
          }}
        >
          {texts.remove}
        </Button>
      </Allowed>
    </SelectionBar>
  );
}

function DeleteButton({ id, name }: { readonly id: string; readonly name: string }) {
  const texts = useTexts(talentListTexts);
  const remove = useRemoval();
  const navigate = useNavigate();
  return (
    <Button
      variant="danger"
      icon={<Trash2 aria-hidden="true" />}
      onClick={() => {
        remove({ ids: [id], words: texts.deleted(name), send: () => api.call(deleteTalentList, { id }) });
        void navigate('/talent-lists');
      }}
    >
      {texts.deleteList}
    </Button>
  );
}
