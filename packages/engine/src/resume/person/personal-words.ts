import type { Evidence } from '../resume.ts';
import { groupNames } from './group-names.ts';

const pronouns =
  /(?<![\p{L}\p{N}])(?:he|she|him|his|her|hers|himself|herself|they|them|their|theirs|themselves|mr|mrs|ms|mx|miss)(?![\p{L}\p{N}])\.?/giu;

/** Where a text says by its words alone who somebody is: pronouns, forms of address, names of groups. */
export function personalWords(text: string): readonly Evidence[] {
  const said = [...text.matchAll(pronouns)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  return [...said, ...groupNames(text)];
}
