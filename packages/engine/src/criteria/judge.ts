import type { Finding } from '../analysis.ts';
import type { Candidate } from '../candidate/candidate.ts';
import type { Requirement } from '../job/job-description.ts';
import { judgeCertification } from './certification.ts';
import type { Judging, Verdict } from './criterion.ts';
import { judgeEducation } from './education.ts';
import { judgeExperience } from './experience.ts';
import { judgeLanguage } from './language.ts';
import { judgeLocation } from './location.ts';
import { judgeOther } from './other.ts';
import { judgeSkill } from './skill.ts';
import { judgeTitle } from './title.ts';

/** One requirement judged against one candidate, by the criterion of its kind. */
export function judge(requirement: Requirement, candidate: Candidate, judging: Judging): Finding {
  return { requirement, ...verdictOn(requirement, candidate, judging) };
}

function verdictOn({ demand, text }: Requirement, candidate: Candidate, judging: Judging): Verdict {
  switch (demand.kind) {
    case 'skill':
      return judgeSkill(demand, text, candidate, judging);
    case 'experience':
      return judgeExperience(demand, candidate, judging);
    case 'title':
      return judgeTitle(demand.title, candidate, judging);
    case 'education':
      return judgeEducation(demand, candidate, judging);
    case 'certification':
      return judgeCertification(demand.name, candidate, judging);
    case 'language':
      return judgeLanguage(demand, candidate, judging);
    case 'location':
      return judgeLocation(demand.place, candidate, judging);
    case 'other':
      return judgeOther(text, candidate, judging);
  }
}
