import type { WorkWords } from '../locale.ts';

export const work: WorkWords = {
  titles: `ingeniero ingeniera desarrollador desarrolladora programador programadora analista consultor consultora
      gerente jefe jefa director directora coordinador coordinadora asistente contador contadora profesor
      profesora enfermero enfermera vendedor vendedora tecnico tecnica administrador administradora becario
      becaria auxiliar encargado encargada abogado abogada contable administrativo administrativa dependiente
      dependienta camarero camarera cocinero cocinera conductor conductora mozo moza almacenero operario
      operaria electricista mecanico soldador albanil repartidor maestro maestra docente medico medica
      farmaceutico fisioterapeuta psicologo psicologa arquitecto arquitecta delegado delegada comercial gestor
      gestora comprador compradora recepcionista secretario secretaria periodista disenador disenadora
      responsable tutor`,
  titleStarts: '',
  titleEnds: '',
  titleBeside: '',
  employers: 'hospital banco grupo universidad empresa',
  employerStarts: '',
  employerEnds: '',
  employerParts: '',
  joins: '',
  leaves: '',
  stays: '',
  at: '',
  legalSigns: '',
  legalForms: String.raw`s\.?l\.?u?`,
  legalStarts: '',
  legalEnds: '',
  legalEndings: '',
  titleLinks: 'de del',
  responsible: 'responsab|encargad',
  legalLetters: '',
  statements: '',
};
