import type { GrammarWords } from '../locale.ts';

/**
 * The package of stop words has twice as many for English. The others, such as "last" or "day", are words about work,
 * or words of other languages: with them, Turkish and Hungarian texts are mistaken for English.
 */
export const grammar: GrammarWords = {
  functionWords: `the and of to in for with on at by from as is are was were be been an or that this which who our your we
      you they their it its will would can have has had not into about all more other than through using
      including my his her`,
  ordinaryWords: `a about above across after again against all also although always am among an and another any anyone
      anything are around as at away back be became because been before being below best better between beyond
      both bring but by came can cannot come comes could day days did do does doing done down during each either
      else especially etc even ever every everyone everything few for from full further get gets give given go
      good got great had has have having he hear her here hers him himself his how however i if in including
      include includes into is it its itself join just keep know large last least less let like long look
      looking love made make makes making many me might more most much must my myself near need needed needs
      never new next no nor not nothing now of off often on once one only onto or other others our ours out over
      own part per please plus put rather re really right s same see seek seeking several shall she should show
      since small so some someone something soon still strong such t take than that the their theirs them
      themselves then there these they thing things this those though through throughout time times to together
      too toward towards two under until up upon us use used using various very via was way we well were what
      when where whether which while who whom whose why will with within without would yet you your yours
      yourself ability able applicant applicants apply approximately candidate candidates career city company
      day demonstrated desired duties employee employees employer environment equivalent excellent experience
      experienced familiar familiarity field forward hands help highly ideal ideally job jobs key knowledge
      level member members minimum month months opportunity opportunities performed person position positions
      preferred proficiency proficient proven provide provided provides providing qualification qualifications
      related relevant require required requirement requirements requires responsibilities responsibility
      responsible role roles skill skilled skills solid state successful successfully team teams understanding
      variety work worked working works year years current present summary executive executives officer senior
      junior sr jr associate entry trainee fresher`,
};
