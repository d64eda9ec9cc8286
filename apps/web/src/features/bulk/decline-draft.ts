/** The name under which the words of a decline are kept until they are saved. @param firstId of the candidates */
export const declineDraft = (firstId: string | undefined, count: number) =>
  `decline-${firstId ?? 'all'}-${count}`;
