import type { WorkWords } from '../locale.ts';

export const work: WorkWords = {
  titles: `ingenieur entwickler berater leiter leiterin assistent assistentin kaufmann kauffrau sachbearbeiter
      sachbearbeiterin geschaftsfuhrer techniker lehrer lehrerin krankenschwester krankenpfleger pflegefachkraft
      projektleiter projektmanager entwicklerin ingenieurin verkaufer verkauferin buchhalter buchhalterin
      praktikant praktikantin werkstudent werkstudentin referent referentin mitarbeiter mitarbeiterin
      entwicklungsingenieur konstrukteur konstrukteurin disponent disponentin lagerist lageristin fachlagerist
      krankenpflegerin altenpfleger altenpflegerin pfleger pflegerin arzt arztin erzieher erzieherin kochin
      kellnerin fahrer fahrerin kraftfahrer monteur monteurin elektriker elektrikerin mechaniker mechanikerin
      mechatroniker fachkraft fachinformatiker fachinformatikerin anwendungsentwickler softwareentwickler
      softwareentwicklerin systemadministrator buroleiter kundenberater kundenberaterin vertriebsmitarbeiter
      vertriebsmitarbeiterin vertriebsleiter einkaufer einkauferin sekretar sekretarin jurist juristin
      rechtsanwalt steuerberater steuerfachangestellte bilanzbuchhalter bilanzbuchhalterin abteilungsleiter
      abteilungsleiterin teamleiter teamleiterin auszubildender auszubildende architektin redakteur redakteurin
      dozent dozentin referendar referendarin schichtleiter filialleiter`,
  titleStarts: '',
  titleEnds: '',
  titleBeside: '',
  employers: 'gruppe klinik krankenhaus universitat stiftung verlag versicherung sparkasse stadt',
  employerStarts: '',
  employerEnds: '',
  employerParts: '',
  joins: '',
  leaves: '',
  stays: '',
  at: 'bei',
  legalSigns: '',
  legalForms: String.raw`gmbh|mbh|ag|kg|ohg|e\.?v`,
  legalStarts: '',
  legalEnds: '',
  legalEndings: '',
  titleLinks: 'für im',
  responsible: 'zuständig',
  legalLetters: '',
  statements: '',
};
