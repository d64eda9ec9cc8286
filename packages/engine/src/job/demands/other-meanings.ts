/** "Winner of the Sales Leadership Award": the name of an honor. */
const award =
  /\b(?:awards?|prizes?|trophy|medal|stevie|winners?|shortlisted|finalists?|recogni[sz]ed with)\b/i;

/** Skills whose name is also an everyday word, with the words of a line that mark that meaning. */
const otherwise: ReadonlyMap<string, { readonly beside: RegExp; readonly unless?: RegExp }> = new Map([
  [
    'microsoft-windows',
    {
      beside:
        /\b(?:doors?|glass|glaz\w+|curtains?|blinds?|clean\w*|wash\w*|frames?|stairs?|staircases?|conservator\w+|roof\w*|gutters?|floors?|walls?|mirrors?|sills?|upvc)\b/i,
      unless:
        /\b(?:operating|servers?|os|linux|mac\w*|office|microsoft|software|computers?|desktops?|outlook|cnc)\b|windows (?:xp|\d)/i,
    },
  ],
  [
    'warehousing',
    {
      beside: /\b(?:data|snowflake|bigquery|redshift|sql|etl|dbt)\b/i,
      unless: /\bwarehous(?:e (?:operati|work)|ing)/i,
    },
  ],
  ['amazon-ecs', { beside: /\becs (?:\w+ )?card\b|\bcard \(?ECS\b|\bJIB\b/i }],
  ['typescript', { beside: /\bTS ?\/ ?SCI\b|\bclearance\b/i, unless: /typescript/i }],
  ['aircraft-maintenance', { beside: /\bline maintenance\b/i, unless: /\b(?:air\w*|aviation|easa|faa)\b/i }],
  ['national-electrical-code', { beside: /\b(?:JCT|contracts?|FIDIC|RIAI|NEC ?[34]|contractual)\b/ }],
  [
    'commercial-driving',
    {
      beside: /\b(?:repair\w*|servic\w+|inspect\w*|mechanic\w*|technicians?|fitters?|workshop)\b/i,
      unless: /\bdriv/i,
    },
  ],
  [
    'computer-integrated-manufacturing',
    { beside: /\bmarketing\b|\bCIM (?:qualif|diploma|certif|level|member)/i },
  ],
  [
    'microsoft-access',
    { beside: /\bcontrol\w* access\b|\baccess (?:control|to)\b/i, unless: /\bexcel\b|database/i },
  ],
  ['surgery', { beside: /\b(?:GP|doctor['’]?s|dental|vet\w*) surger(?:y|ies)\b/i }],
  ['certified-scrummaster', { beside: /\bCSMs\b/, unless: /scrum/i }],
  ['sales-management', { beside: award, unless: /\bexperience\b/i }],
  ['leadership', { beside: award, unless: /\bexperience\b/i }],
  // A town, and graduates, manuals and licenses by their short forms.
  ['leed', { beside: /\bLeeds\b/, unless: /\bLEED\b/ }],
  ['grid-analysis-and-display-system', { beside: /\b(?:new|recent|college|fresh) grads\b/i }],
  ['transportation-management', { beside: /\bTMs\b/, unless: /transport/i }],
  [
    'diffraction-limited-maxim',
    { beside: /\bDL\b(?=.*\b(?:driv\w+|valid|insur\w+|tools?)\b)|\bvalid DL\b/i },
  ],
  ['c', { beside: /\bgrades?\b|\bGCSEs?\b/i }],
]);

/** Whether the name of a skill is an ordinary word in this line: "windows and doors", "grade C". */
export function isOrdinaryWord(skillId: string, line: string): boolean {
  const known = otherwise.get(skillId);
  if (!known?.beside.test(line)) return false;
  return !known.unless?.test(line);
}
