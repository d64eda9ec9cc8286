import { type JobBrief, writerLimits } from '@winnow/contracts';

/** Input of the form. */
export type BriefDraft = Omit<JobBrief, 'wishes'> & {
  /** One per line. */
  readonly wishes: string;
};

/** Initial input of the form, from the URL. */
export function openingDraft(known: URLSearchParams): BriefDraft {
  return {
    title: known.get('roleType') ?? '',
    seniority: null,
    place: '',
    workMode: null,
    employment: null,
    industry: known.get('industry') ?? '',
    company: '',
    wishes: '',
    tone: 'plain',
    length: 'standard',
  };
}

function wishesOf({ wishes }: BriefDraft): string[] {
  return wishes
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

export function briefOf(draft: BriefDraft): JobBrief {
  return { ...draft, title: draft.title.trim(), wishes: wishesOf(draft) };
}

export type BriefError = 'title' | 'wishes' | 'company';

export function errorsOf(draft: BriefDraft): BriefError[] {
  const wishes = wishesOf(draft);
  const areExtrasFine =
    wishes.length <= writerLimits.wishes &&
    wishes.every(({ length }) => length <= writerLimits.wishCharacters);
  return [
    ...(draft.title.trim().length < 2 ? (['title'] as const) : []),
    ...(areExtrasFine ? [] : (['wishes'] as const)),
    ...(draft.company.trim().length > writerLimits.companyCharacters ? (['company'] as const) : []),
  ];
}
