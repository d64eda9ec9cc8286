import type { WorkWords } from '../locale.ts';

export const work: WorkWords = {
  titles: `engenheiro engenheira desenvolvedor desenvolvedora diretor diretora coordenador coordenadora estagiario
      estagiaria enfermeiro enfermeira tecnico tecnica assessor assessora contabilista vendedor vendedora
      programador programadora analista operador operadora motorista cozinheiro cozinheira empregado empregada
      auxiliar gestor gestora consultor consultora gerente advogado advogada medico medica farmaceutico
      arquiteto professor professora educador educadora formador rececionista recepcionista eletricista mecanico
      soldador secretario secretaria administrativo administrativa comprador jornalista comercial responsavel`,
  titleStarts: '',
  titleEnds: '',
  titleBeside: '',
  employers: 'universidade prefeitura',
  employerStarts: '',
  employerEnds: '',
  employerParts: '',
  joins: '',
  leaves: '',
  stays: '',
  at: '',
  legalSigns: '',
  legalForms: 'ltda|eireli',
  legalStarts: '',
  legalEnds: '',
  legalEndings: '',
  titleLinks: 'de da do',
  responsible: 'responsav',
  legalLetters: '',
  statements: '',
};
