import type { GrammarWords } from '../locale.ts';

export const grammar: GrammarWords = {
  functionWords: `o a os as um uma uns umas e ou mas nem que quem qual de do da dos das d em no na nos nas ao à aos às num
      numa com sem por pelo pela pelos pelas para sobre entre desde até durante após é são era foi ser sido está
      estão estar tem têm ter há haver nós você vocês eles elas ele ela eu tu se seu sua seus suas meu minha
      meus minhas teu nosso nossa nossos nossas este esta estes estas esse essa isso isto como assim também
      muito mais menos já não onde quando todo toda todos todas cada outro outra outros outras mesmo etc lhe
      nesta neste através junto bem vai`,
  ordinaryWords: `atualidade atualmente presente hoje cargo posto função funções procura procuramos oferecemos oferece
      integrar empresa grupo sede zona contrato termo tempo inteiro euros mês meses ano anos dia dias horas
      semana bom boa bons boas alto excelente indispensável valorizado valoriza desejável necessário necessária
      requerido mínimo mínima conhecimento conhecimentos capacidade realizar fazer assegurar garantir efetuar
      participar manter gerir novo nova novos novas primeiro primeira diferentes diversos principal principais
      próprio própria nascido solteiro casado casada nacionalidade morada rua básico disponibilidade`,
};
