/** The content of a fictional person's resume, without its layout. */
export type ResumeContent = {
  name: string;
  headline: string;
  email: string;
  phone: string;
  place: string;
  links: string[];
  summary: string;
  positions: PositionContent[];
  education: EducationContent[];
  skills: SkillGroup[];
  /** Certifications, languages, talks and others, in their own order. */
  sections: SectionContent[];
};

export type PositionContent = {
  title: string;
  organization: string;
  place: string;
  dates: string;
  bullets: string[];
};

type EducationContent = {
  degree: string;
  institution: string;
  dates: string;
  detail?: string;
};

type SkillGroup = { group: string; items: string[] };

type SectionContent = { heading: string; lines: string[] };
