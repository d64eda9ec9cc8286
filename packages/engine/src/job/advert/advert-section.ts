/** What a part of an advert is about. `left-out` is the company, benefits, pay and law, `list` what stands under a heading that nobody knows. */
export type AdvertSection = 'unknown' | 'must' | 'nice' | 'duties' | 'left-out' | 'list';
