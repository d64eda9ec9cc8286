import type { CandidateFacts, ReviewCandidate } from '@winnow/contracts';
import type { Evidence } from '@winnow/engine';
import { addedHeading } from '@winnow/engine/presenting';
import type { OpenedAnalysis } from '../analyses/analysis-service.ts';
import { coverText } from '../shares/describe-candidate.ts';

/**
 * A candidate as shown to a reviewer: the resume alone, without results of the engine or of other people.
 * @param personal places that identify the candidate, sorted and without overlaps; `null` covers nothing
 */
export function describeBlindly(
  { detail, resume }: OpenedAnalysis,
  personal: readonly Evidence[] | null,
): ReviewCandidate {
  const { text } = resume.document;
  return {
    analysisId: detail.id,
    name: personal ? null : detail.candidateName,
    alias: detail.alias,
    headline: detail.headline,
    facts: personal ? coverFacts(detail.facts, text, personal) : detail.facts,
    text: personal ? coverPlaces(withoutAdded(text), personal) : text,
  };
}

/** Removes text that members added, which may name the candidate. */
function withoutAdded(text: string): string {
  const heading = text.lastIndexOf(`\n${addedHeading}\n`);
  return heading < 0 ? text : text.slice(0, heading);
}

/** Replaces covered text by the same length, so that offsets stay valid. */
function coverPlaces(text: string, personal: readonly Evidence[]): string {
  let covered = '';
  let at = 0;
  for (const { start, end } of personal) {
    if (start >= text.length) break;
    covered += text.slice(at, start) + text.slice(start, end).replace(/[^\s]/g, '▇');
    at = Math.min(end, text.length);
  }
  return covered + text.slice(at);
}

function coverFacts(facts: CandidateFacts, text: string, personal: readonly Evidence[]): CandidateFacts {
  const shown = <Fact extends { readonly evidence: CandidateFacts['certifications'][number]['evidence'] }>(
    fact: Fact,
  ): Fact => ({
    ...fact,
    evidence: fact.evidence.map((place) => ({ ...place, quote: coverText(text, place, personal) })),
  });
  return {
    ...facts,
    name: null,
    emails: [],
    phones: [],
    links: [],
    place: null,
    positions: facts.positions.map(shown),
    education: facts.education.map((entry) => ({ ...entry, institution: null, evidence: [] })),
    skills: facts.skills.map(shown),
    certifications: facts.certifications.map(shown),
    languages: facts.languages.map(shown),
  };
}
