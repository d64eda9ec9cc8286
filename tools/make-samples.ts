import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { denseSerifPdf } from './samples/layouts/dense-serif.ts';
import { plainText } from './samples/layouts/plain-text.ts';
import { scannedPdf } from './samples/layouts/scan.ts';
import { sidebarPdf } from './samples/layouts/sidebar.ts';
import { singleColumnPdf } from './samples/layouts/single-column.ts';
import { spanningHeadingPdf } from './samples/layouts/spanning-heading.ts';
import { wordHeader } from './samples/layouts/word-header.ts';
import { wordParagraphs } from './samples/layouts/word-paragraphs.ts';
import { wordTable } from './samples/layouts/word-table.ts';
import { adaezeOkonkwo } from './samples/people/adaeze-okonkwo.ts';
import { dwayneHiddenWords, dwayneWhitlock } from './samples/people/dwayne-whitlock.ts';
import { elifYildirim } from './samples/people/elif-yildirim.ts';
import { faridRahmani } from './samples/people/farid-rahmani.ts';
import { ingridSolheim } from './samples/people/ingrid-solheim.ts';
import { katerynaShevchuk } from './samples/people/kateryna-shevchuk.ts';
import { leilaniKahale } from './samples/people/leilani-kahale.ts';
import { linhTran } from './samples/people/linh-tran.ts';
import { mateusCarvalho } from './samples/people/mateus-carvalho.ts';
import { noaBenAmi } from './samples/people/noa-ben-ami.ts';
import { priyaRaghunathan } from './samples/people/priya-raghunathan.ts';
import { sorenVestergaard } from './samples/people/soren-vestergaard.ts';
import { tomasQuispe } from './samples/people/tomas-quispe.ts';

/** Creates every sample resume, by file name. The same call gives the same bytes. */
export async function makeSamples(): Promise<Map<string, Uint8Array>> {
  return new Map([
    ['adaeze-okonkwo.pdf', await singleColumnPdf(adaezeOkonkwo, { accent: '#1f4e5f' })],
    ['mateus-carvalho.pdf', await sidebarPdf(mateusCarvalho, '#27474e')],
    ['linh-tran.pdf', await spanningHeadingPdf(linhTran, '#7a3b69')],
    ['soren-vestergaard.pdf', await denseSerifPdf(sorenVestergaard)],
    ['priya-raghunathan.docx', wordParagraphs(priyaRaghunathan, '2F5597')],
    ['elif-yildirim.docx', wordTable(elifYildirim, 'B5532A')],
    ['kateryna-shevchuk.docx', wordHeader(katerynaShevchuk, '2E6F57')],
    ['tomas-quispe.txt', plainText(tomasQuispe)],
    ['noa-ben-ami.pdf', await sidebarPdf(noaBenAmi, '#7b4b3a')],
    [
      'dwayne-whitlock.pdf',
      await singleColumnPdf(dwayneWhitlock, { accent: '#333333', hiddenWords: dwayneHiddenWords }),
    ],
    ['ingrid-solheim.pdf', await spanningHeadingPdf(ingridSolheim, '#1c4f82')],
    ['samuel-adjei.pdf', await scannedPdf('samuel-adjei.jpg')],
    ['leilani-kahale.pdf', await singleColumnPdf(leilaniKahale, { accent: '#0b6e6e' })],
    ['farid-rahmani.docx', wordParagraphs(faridRahmani, '404040')],
  ]);
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '..', 'samples', 'resumes');
  await mkdir(folder, { recursive: true });
  const samples = await makeSamples();
  for (const [file, bytes] of samples) await writeFile(join(folder, file), bytes);
  console.log(`Wrote ${samples.size} resumes to ${folder}.`);
}
