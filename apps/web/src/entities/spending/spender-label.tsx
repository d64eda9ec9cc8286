import type { Spender } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { PersonLabel } from '../person/person-label.tsx';
import { spendingTexts } from './spending-texts.ts';

/** A member who spent credits; a former one has no name. */
export function SpenderLabel({ spender }: { readonly spender: Spender }) {
  const { former } = useTexts(spendingTexts);
  const { userId, name, profileImage, isFormer } = spender;
  return (
    <PersonLabel
      name={userId === null ? former : name}
      imageUrl={profileImage}
      detail={isFormer && userId !== null ? former : undefined}
    />
  );
}
