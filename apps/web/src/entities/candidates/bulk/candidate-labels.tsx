import type { AnalysisRow } from '@winnow/contracts';
import { UserRound } from 'lucide-react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { PersonAvatar, usePersonWords } from '../../organization/person-avatar.tsx';
import { bulkTexts } from './bulk-texts.ts';

const maxTags = 4;

/** Tags and assignee of a candidate in one line; empty if there are none. */
export function CandidateLabels({
  row,
}: {
  readonly row: Pick<AnalysisRow, 'tags' | 'assignee' | 'assignedTo'>;
}) {
  const { tags: texts, assign } = useTexts(bulkTexts);
  const { tags, assignee, assignedTo } = row;
  if (tags.length === 0 && assignee === null && assignedTo === null) return null;
  const shown = tags.slice(0, maxTags);
  return (
    <span className="mt-1 flex min-w-0 flex-wrap items-center gap-1.5 text-12">
      {shown.length > 0 && <span className="sr-only">{texts.of(tags.join(', '))}</span>}
      {shown.map((tag) => (
        <span
          key={tag}
          dir="auto"
          aria-hidden="true"
          className="max-w-40 truncate rounded-[4px] border border-rule bg-sunken px-1.5 leading-5"
        >
          {tag}
        </span>
      ))}
      {tags.length > maxTags && (
        <span aria-hidden="true" title={tags.join(', ')} className="text-quiet tabular-nums">
          +{tags.length - maxTags}
        </span>
      )}
      {assignedTo && <AssignedMember person={assignedTo} />}
      {assignee && !assignedTo && (
        <span className="inline-flex min-w-0 items-center gap-1 text-quiet">
          <UserRound aria-hidden="true" className="size-3 shrink-0" />
          <span className="sr-only">{assign.to(assignee)}</span>
          <span aria-hidden="true" dir="auto" className="truncate">
            {assignee}
          </span>
        </span>
      )}
    </span>
  );
}

function AssignedMember({ person }: { readonly person: NonNullable<AnalysisRow['assignedTo']> }) {
  const { assign } = useTexts(bulkTexts);
  const words = usePersonWords()({ name: person.name, isFormer: !person.isMember });
  return (
    <span className="inline-flex min-w-0 items-center gap-1 text-quiet">
      <span aria-hidden="true" className="inline-flex">
        <PersonAvatar person={person} isFormer={!person.isMember} />
      </span>
      <span className="sr-only">{assign.to(words)}</span>
      <span aria-hidden="true" dir="auto" className="truncate">
        {words}
      </span>
    </span>
  );
}
