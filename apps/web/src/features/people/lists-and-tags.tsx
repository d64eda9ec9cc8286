import { Link } from 'react-router';
import { PeopleActions } from '../../entities/talent-lists/people-actions.tsx';
import { talentListTexts } from '../../entities/talent-lists/talent-list-texts.ts';
import { useTalentLists } from '../../entities/talent-lists/use-talent-lists.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { useAnalysesOf } from './use-person.ts';

/** Talent lists and tags of a person, with actions to change them. */
export function ListsAndTags({ personId }: { readonly personId: string }) {
  const { person: texts } = useTexts(talentListTexts);
  const { data: lists } = useTalentLists(personId);
  const tags = useAnalysesOf(personId).data?.[0]?.tags ?? [];
  return (
    <div className="grid gap-4">
      {lists?.length === 0 && <p className="text-14 text-quiet">{texts.none}</p>}
      {lists && lists.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {lists.map(({ id, name }) => (
            <li key={id} className="min-w-0">
              <Link
                to={`/talent-lists/${id}`}
                dir="auto"
                className="inline-flex min-h-9 max-w-full items-center truncate rounded-control border border-rule px-3 text-14 hover:border-edge hover:text-field"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5 text-13">
          {tags.map((tag) => (
            <li
              key={tag}
              dir="auto"
              className="max-w-60 truncate rounded-[4px] border border-rule bg-sunken px-1.5 leading-6"
            >
              {tag}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <PeopleActions chosen={{ personIds: [personId] }} count={1} />
      </div>
    </div>
  );
}
