import type { Finding } from '../analysis.ts';
import type { Candidate } from '../candidate/candidate.ts';
import type { Demand, Requirement } from '../job/job-description.ts';
import { bestOfWays, ofAllMembers } from './alternatives.ts';
import { notYetScored } from './breadth.ts';
import { judgeCertification } from './certification.ts';
import { type Judging, neverScored, type Verdict } from './criterion.ts';
import { judgeDistinctiveTerms } from './distinctive-terms.ts';
import { judgeEducation } from './education.ts';
import { judgeExperience } from './experience.ts';
import { judgeLanguage } from './language.ts';
import { judgeLocation } from './location.ts';
import { withNearness } from './nearness.ts';
import { judgeOccupationMatch } from './occupation-match.ts';
import { judgeOther } from './other.ts';
import { withShownPassages } from './shown-by-person.ts';
import { judgeSkill } from './skill.ts';
import { judgeTitle } from './title.ts';
import { judgeWorkInField } from './work-in-field.ts';

/** Scores every requirement against one candidate, each by the criterion of its kind, in the given order. */
export const judge = (
  requirements: readonly Requirement[],
  candidate: Candidate,
  judging: Judging,
): readonly Finding[] =>
  requirements.map((requirement) => {
    const verdict = verdictOn(requirement, candidate, judging);
    const near = withNearness(verdict, requirement, candidate, judging);
    return { requirement, ...withShownPassages(near, requirement, candidate) };
  });

function verdictOn({ demand, text }: Requirement, candidate: Candidate, judging: Judging): Verdict {
  const ways = (demand.ways ?? []).flatMap(
    (way) => ofAllMembers(way.map((each) => verdictOnDemand(each, text, candidate, judging))) ?? [],
  );
  return bestOfWays(ways) ?? verdictOnDemand(demand, text, candidate, judging);
}

function verdictOnDemand(demand: Demand, text: string, candidate: Candidate, judging: Judging): Verdict {
  switch (demand.kind) {
    case 'skill':
      return judgeSkill(demand, text, candidate, judging);
    case 'experience':
      return demand.minMonths === 0 && demand.field !== null
        ? judgeWorkInField(demand.field, text, { candidate, judging })
        : judgeExperience(demand, candidate, judging);
    case 'title':
      return judgeTitle(demand, text, candidate, judging);
    case 'education':
      return judgeEducation(demand, candidate, judging);
    case 'certification':
      return judgeCertification(demand.name, candidate, judging);
    case 'language':
      return judgeLanguage(demand, candidate);
    case 'location':
      return judgeLocation(demand.place, candidate);
    case 'line-of-work':
      return judgeOccupationMatch(demand, candidate, judging);
    case 'telling-words':
      return judgeDistinctiveTerms(demand, candidate, judging);
    case 'breadth':
      return notYetScored;
    case 'other':
      return demand.logistics
        ? neverScored({ code: 'terms-ask', args: {} })
        : judgeOther(text, candidate, judging);
  }
}
