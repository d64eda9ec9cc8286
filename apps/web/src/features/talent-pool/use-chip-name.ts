import type { PoolChip } from '@winnow/contracts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { talentPoolTexts } from './talent-pool-texts.ts';
import { useListsOfSearch } from './use-lists-of-search.ts';

/** What a part of a search is called in the reader's language. */
export function useChipName(): (chip: Pick<PoolChip, 'kind' | 'text' | 'amount' | 'level'>) => string {
  const { degrees, levels, stages, parts, atLeast, activeWithin } = useTexts(talentPoolTexts);
  const { months } = useFormats();
  const { nameOf: listName } = useListsOfSearch();
  return ({ kind, text, amount, level }) => {
    switch (kind) {
      case 'years':
        return atLeast(months(amount ?? 0));
      case 'active':
        return activeWithin(amount ?? 0);
      case 'degree':
        return degrees[text] ?? text;
      case 'level':
        return levels[text] ?? text;
      case 'stage':
        return stages[text] ?? text;
      case 'list': {
        const name = listName(text);
        return name === undefined ? '…' : (name ?? parts.unavailableList);
      }
      case 'language':
        return level === null ? text : `${text} ${level}`;
      case 'skill':
        return amount === null ? text : `${text}, ${atLeast(months(amount))}`;
      default:
        return text;
    }
  };
}
