/** Query key of one candidate. */
export const candidateKey = (id: string) => ['analyses', 'one', id] as const;
