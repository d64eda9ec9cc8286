import type { WorkWords } from '../locale.ts';

export const work: WorkWords = {
  titles: `rep mgr engr asst exec admin sme cmo chro cxo svp evp avp dgm agm freelancer scrum-master manager engineer
      developer analyst consultant director administrator coordinator specialist assistant officer executive
      supervisor technician architect designer programmer accountant auditor clerk secretary receptionist
      representative associate advisor adviser lead leader head president vice-president vp ceo cto cfo coo cio
      chairman founder co-founder owner partner principal professor lecturer teacher instructor trainer tutor
      researcher scientist intern trainee apprentice internship nurse physician doctor surgeon pharmacist
      therapist dentist paramedic caregiver lawyer attorney paralegal counsel judge chef cook waiter waitress
      bartender barista cashier salesman saleswoman salesperson seller buyer planner scheduler controller
      comptroller treasurer teller banker broker trader underwriter estimator surveyor foreman mechanic
      electrician plumber welder carpenter machinist operator driver pilot captain dispatcher storekeeper
      warehouseman picker packer loader cleaner janitor housekeeper gardener guard editor writer copywriter
      journalist reporter translator interpreter photographer producer artist animator illustrator musician
      librarian curator strategist recruiter tester webmaster dba sysadmin devops fellow postdoc chief
      superintendent inspector investigator detective merchandiser agent negotiator economist statistician
      mathematician biologist chemist physicist geologist psychologist counselor counsellor worker aide helper
      attendant steward stewardess hostess concierge stylist hairdresser beautician volunteer ambassador
      evangelist expert professional practitioner facilitator mentor coach deputy registrar dean provost
      chancellor rector marketer generalist handler maker operative keeper sergeant lieutenant corporal
      commander soldier`,
  titleStarts: '',
  titleEnds: '',
  titleBeside: `senior junior sr jr assistant associate lead chief principal staff head deputy vice general regional
      national global area district territory executive managing operations sales marketing human resources hr
      it project program product account business finance software hardware system systems network web data
      database quality customer service support technical client field part-time full-time freelance contract
      intern development design research care health retail store office administrative engineering production
      financial clinical medical legal security training education communications event events supply chain
      procurement logistics creative art graphic ui ux user experience interface interaction front back end full
      stack cloud mobile android ios java python php mechanical electrical civil chemical industrial maintenance
      construction process safety registered licensed certified chartered of and the for in to & / i ii iii iv v`,
  employers: `technologies technology solutions systems services group consulting consultants consultancy bank banking
      hospital clinic university college school institute academy laboratories labs industries international
      enterprises holdings holding associates partners pharmaceuticals pharma foundation agency ministry
      department council authority commission union airlines airways hotel hotels resort resorts restaurant
      insurance motors automotive logistics transport telecom telecommunications communications media networks
      software infotech infosystems retail stores store supermarket supermarkets foods energy power electric
      electronics construction constructions builders engineering engineers contractors manufacturing mills
      studio studios productions publishing press newspaper magazine ventures capital financial finance
      securities investments properties realty estate realtors healthcare health medical center centre church
      army navy force police county government federal trust society association federation club corporation
      organization organisation bpo informatics dynamics analytics innovations outsourcing staffing recruitment
      airport railways railway shipping marine infirmary hospice surgery nursery borough inn brewery bakery
      winery foundry shipyard railroad`,
  employerStarts: '',
  employerEnds: '',
  employerParts: '',
  joins: '',
  leaves: '',
  stays: '',
  at: 'at(?! (?:Law|Large|Arms|Sea)\\b)',
  legalSigns: '',
  legalForms: String.raw`inc|incorporated|corp|corporation|co|company|ltd|limited|llc|l\.l\.c|llp|plc|pvt|pte|pty|se|fzco|fze|
      fz-llc|w\.?l\.?l`,
  legalStarts: '',
  legalEnds: '',
  legalEndings: '',
  titleLinks: '',
  responsible: '',
  legalLetters: '',
  statements: '',
};
