/** The title of the advertised job, and where the advert states it. */
export type TitleDemand = {
  readonly title: string;
  /** The specialty, where the line of the title goes on to name one. */
  readonly speciality: string | null;
  readonly start: number;
  readonly end: number;
};
