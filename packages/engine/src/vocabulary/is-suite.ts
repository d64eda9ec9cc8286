/** Suites that include all of their tools: "MS Office" includes Excel. */
export const isSuite = (name: string): boolean =>
  /\b(?:Office|Suite|Workspace|Creative Cloud|365)$/.test(name);
