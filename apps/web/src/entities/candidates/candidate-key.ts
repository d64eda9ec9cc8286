/** Of one candidate among the queries. */
export const candidateKey = (id: string) => ['analyses', 'one', id] as const;
