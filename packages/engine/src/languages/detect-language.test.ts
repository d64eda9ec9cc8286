import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import type { WrittenLanguage } from './language.ts';

test.each<[WrittenLanguage, string]>([
  ['en', 'Accountant with six years of experience in the retail trade, looking for a new role in Leeds.'],
  ['en', 'Java\nSQL\nDocker\nTeam lead\nMünchen'],
  ['en', 'Studied at the Universidad de la Costa in Málaga, then worked for Los Alamos Foods as a buyer.'],
  ['en', 'Kubernetes, Terraform, Grafana\nUniversidad de Sevilla\nGrupo Levante, Valencia'],
  ['de', 'Buchhalterin mit sechs Jahren Erfahrung im Handel, die auch eine Abteilung geleitet hat.'],
  ['fr', 'Comptable avec six ans dans le commerce, je cherche un nouveau poste pour la rentrée.'],
  ['es', 'Contable con seis años de experiencia en el comercio, busca trabajo para este año en Málaga.'],
  ['it', 'Contabile con sei anni di esperienza nel commercio e nella gestione della cassa.'],
  ['pt', 'Contabilista com seis anos de experiência no comércio e na gestão das contas.'],
  ['nl', 'Boekhouder met zes jaar ervaring in de handel, die ook een afdeling heeft geleid.'],
  ['ro', 'Contabil cu șase ani de experiență în comerț și în coordonarea unei echipe.'],
  ['pl', 'Księgowa z sześcioletnim doświadczeniem w handlu oraz w prowadzeniu zespołu.'],
  [
    'de',
    'Glaser\nAufgaben\n- Einbau von Fenstern und Türen\nProfil\n- Gültiger Führerschein\n- Bereitschaft zur Montage',
  ],
  ['es', 'Cocinero\nFunciones\n- Elaborar platos calientes y fríos\nRequisitos\n- 3 años en un restaurante'],
  [
    'nl',
    'Recruiter\nTaken\n- Plaatsen van vacatures\n- Voeren van gesprekken\nEisen\n- Ervaring met werving',
  ],
  [
    'it',
    'Esperienza lavorativa\nElettricista, Corrente Srl\n- Impianti in abitazioni e officine, illuminazione',
  ],
  [
    'other',
    '- Bokföring av fakturor och avstämning av konton\n- löner, bokslut och skattedeklarationer för flera bolag',
  ],
  [
    'other',
    '- bogføring af fakturaer og afstemning af konti\n- regnskab for flere selskaber, angivelser og lønninger',
  ],
  [
    'other',
    '- fatura kayıtlarının tutulması\n- vergi beyannamelerinin hazırlanması, bordro işlemleri, aylık raporlar',
  ],
  [
    'other',
    'Pekař do malé pekárny\nHledáme pekaře, který peče chléb\nNáplň práce:\n- příprava těsta a péče o pec',
  ],
  ['other', 'Бухгалтер с опытом работы шесть лет в торговле и банковском деле'],
  ['other', '会計士として六年間の経験があり、銀行と小売業で勤務しました。決算も担当。'],
])('detects a text in %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});
