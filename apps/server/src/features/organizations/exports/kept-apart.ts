/** Tables that no export has, not even that there is a row: what applicants said of themselves is counted only. */
export const keptApart = ['self_reports'] as const;
