/** The job that an advert is for, and where it says so. */
export type TitleDemand = {
  readonly title: string;
  /** Which work of this kind it is, where the line of the title goes on to say so. */
  readonly speciality: string | null;
  readonly start: number;
  readonly end: number;
};
