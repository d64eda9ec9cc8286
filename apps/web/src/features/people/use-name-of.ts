import { useAlias } from '../../entities/analysis/use-shown-name.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { personTexts } from './person-texts.ts';

type Named = { readonly id: string; readonly name: string | null };

/** A person's name, or their alias in the anonymous view. */
export function useNameOf(): (person: Named, isAnonymous: boolean) => string {
  const alias = useAlias();
  const { unnamed } = useTexts(personTexts);
  return ({ id, name }, isAnonymous) =>
    isAnonymous ? alias(`Candidate ${id.slice(0, 4).toUpperCase()}`) : (name ?? unnamed);
}
