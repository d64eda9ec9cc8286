import type { GrammarWords } from '../locale.ts';

export const grammar: GrammarWords = {
  functionWords: `le la les l un une des du de d et ou mais ni que qui quoi dont où ne pas plus au aux à en dans par pour
      sur sous avec sans chez vers entre depuis pendant avant après selon est sont était être été avoir a ont
      avait ai as nous vous ils elles il elle je j tu on se s ce cet cette ces c son sa ses leur leurs mon ma
      mes ton ta tes notre nos votre vos y comme ainsi aussi afin très tout tous toute toutes même si lors
      jusque jusqu chaque quelques plusieurs autre autres n m t qu ayant étant notamment fait faire sein auprès
      peut doit êtes sera serez afin lorsque puis`,
  ordinaryWords: `aujourd'hui actuellement poste postes mission missions recherche recherchons recherché cherche cherchons
      offrons proposons rejoindre rejoignez équipe candidat candidature entreprise société établissement groupe
      basé située cdi cdd euros brut mois an ans année années jour jours heures semaine bon bonne bons bonnes
      excellent excellente excellentes souhaité souhaitée apprécié appréciée exigé exigée obligatoire impératif
      requis requise minimum maîtrise connaissance connaissances notions sens capacité esprit avoir faire
      assurer réaliser effectuer participer tenir mener garantir nouveau nouveaux nouvelle nouvelles premier
      première différents divers principal principales né née célibataire marié mariée nationalité adresse rue
      permanent`,
};
