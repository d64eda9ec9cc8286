/**
 * What a part of an advert is about. `left-out` is the company, benefits, pay and law; `list` is text under an unknown
 * heading.
 */
export type AdvertSection = 'unknown' | 'must' | 'nice' | 'duties' | 'left-out' | 'list';
