/** The id of a requirement's card. */
export function requirementAnchor(requirementId: string): string {
  return `requirement-${requirementId}`;
}

/** The id of the evidence that starts at an offset of the resume's text. */
export function evidenceAnchor(start: number): string {
  return `evidence-${start}`;
}
