import { ChevronLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Allowed } from '../../entities/organization/allowed.tsx';
import { Who } from '../../entities/organization/who.tsx';
import { useIsLeaving } from '../../entities/removals/use-removal.ts';
import { talentListTexts } from '../../entities/talent-lists/talent-list-texts.ts';
import { useTalentLists } from '../../entities/talent-lists/use-talent-lists.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { errorOf } from '../../lib/requests/error-of.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { CardLink } from '../../ui/page/card-link.tsx';
import { SkeletonText } from '../../ui/waiting/skeleton.tsx';
import { ListDialog } from './list-dialog.tsx';
import { TagsSection } from './tags-section.tsx';

/** The talent lists that the member sees, and the tags of the organization. */
export function TalentListsPage() {
  const texts = useTexts(talentListTexts);
  const [isMaking, setMaking] = useState(false);
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 sm:py-8">
      <title>{texts.title}</title>
      <Link to="/talent-pool" className="inline-flex items-center gap-1 text-14 text-quiet hover:text-ink">
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {texts.toPool}
      </Link>
      <header className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="font-serif text-31 tracking-tight">{texts.heading}</h1>
          <p className="mt-1 max-w-prose text-14 text-quiet">{texts.explanation}</p>
        </div>
        <Allowed to="resumes.write">
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setMaking(true)}>
            {texts.create}
          </Button>
        </Allowed>
      </header>
      <Lists />
      <TagsSection />
      {isMaking && <ListDialog list={null} onClose={() => setMaking(false)} />}
    </div>
  );
}

function Lists() {
  const texts = useTexts(talentListTexts);
  const query = useTalentLists();
  const isLeaving = useIsLeaving();
  if (errorOf(query)) {
    return (
      <Notice tone="error" heading={texts.failed}>
        <Button className="mt-2" onClick={() => void query.refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    );
  }
  if (!query.data) return <SkeletonText lines={6} />;
  const lists = query.data.filter((list) => !isLeaving(list));
  if (lists.length === 0) return <EmptyState heading={texts.empty}>{texts.emptyWords}</EmptyState>;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {lists.map((list) => (
        <li
          key={list.id}
          className="relative grid content-start gap-1 rounded-card border border-rule bg-raised px-4 py-3.5 hover:border-edge"
        >
          <div className="flex items-start justify-between gap-3">
            <h2 dir="auto" className="min-w-0 text-16 font-medium wrap-anywhere">
              <CardLink to={`/talent-lists/${list.id}`}>{list.name}</CardLink>
            </h2>
            <Badge tone="neutral">{list.isShared ? texts.shared : texts.private}</Badge>
          </div>
          {list.description && (
            <p dir="auto" className="line-clamp-2 text-14 text-quiet">
              {list.description}
            </p>
          )}
          <p className="flex flex-wrap items-center gap-x-3 text-13 text-quiet">
            <span>{texts.people(list.people)}</span>
            <Who userId={list.createdBy} at={list.updatedAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}
