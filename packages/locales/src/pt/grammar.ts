import { stopWords } from '../generated/stop-words.ts';
import type { GrammarWords } from '../locale.ts';

export const grammar: GrammarWords = {
  functionWords: `${stopWords.pt} uns d sobre desde durante após são era foi ser sido estão estar tem têm ter há haver assim menos onde todo toda todos todas cada outro outra outros outras etc nesta neste através junto bem vai`,
  ordinaryWords: `atualidade atualmente presente hoje cargo posto função funções procura procuramos oferecemos oferece
      integrar empresa grupo sede zona contrato termo tempo inteiro euros mês meses ano anos dia dias horas
      semana bom boa bons boas alto excelente indispensável valorizado valoriza desejável necessário necessária
      requerido mínimo mínima conhecimento conhecimentos capacidade realizar fazer assegurar garantir efetuar
      participar manter gerir novo nova novos novas primeiro primeira diferentes diversos principal principais
      próprio própria nascido solteiro casado casada nacionalidade morada rua básico disponibilidade`,
};
