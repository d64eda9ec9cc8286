import { stopWords } from '../generated/stop-words.ts';
import type { GrammarWords } from '../locale.ts';

export const grammar: GrammarWords = {
  functionWords: `${stopWords.fr} ni quoi dont plus sous chez vers entre depuis pendant avant après selon elles comme ainsi aussi afin très tout tous toute toutes si lors jusque jusqu chaque quelques plusieurs autre autres notamment fait sein auprès peut doit afin lorsque puis`,
  ordinaryWords: `aujourd'hui actuellement poste postes mission missions recherche recherchons recherché cherche cherchons
      offrons proposons rejoindre rejoignez équipe candidat candidature entreprise société établissement groupe
      basé située cdi cdd euros brut mois an ans année années jour jours heures semaine bon bonne bons bonnes
      excellent excellente excellentes souhaité souhaitée apprécié appréciée exigé exigée obligatoire impératif
      requis requise minimum maîtrise connaissance connaissances notions sens capacité esprit avoir faire
      assurer réaliser effectuer participer tenir mener garantir nouveau nouveaux nouvelle nouvelles premier
      première différents divers principal principales né née célibataire marié mariée nationalité adresse rue
      permanent`,
};
