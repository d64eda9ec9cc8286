import { assembleDocument } from '../assemble-document.ts';
import { type ReadOutcome, refuse } from '../read-outcome.ts';
import { draftStories } from '../story/draft-stories.ts';
import { createBlockCounter } from '../story/story.ts';
import { readBeside } from '../zip/read-beside.ts';
import { type ZipArchive, ZipError } from '../zip/read-zip.ts';
import { readMimeType } from './is-open-document.ts';
import { addOdtStyles, createOdtStyles, type OdtStyles } from './odt-styles.ts';
import { readOdtStory } from './read-odt-story.ts';

const textDocument = /^application\/vnd\.oasis\.opendocument\.text(?:-template)?$/;

/**
 * Reads an OpenDocument text: headers, the body with its tables and text boxes, footers. Tracked deletions, comments
 * and metadata are not read, and nothing outside the file is fetched. Throws `ZipError`.
 */
export function readOdt(archive: ZipArchive): ReadOutcome {
  if (!textDocument.test(readMimeType(archive))) return refuse('unsupported');
  if (isEncrypted(archive)) return refuse('encrypted');
  const content = archive.read('content.xml');
  if (!content) throw new ZipError('corrupt');
  const common = archive.read('styles.xml');
  const styles: OdtStyles = createOdtStyles();
  if (common) addOdtStyles(styles, common);
  addOdtStyles(styles, content);
  const blocks = createBlockCounter();
  const stories = [
    ...(common ? [readOdtStory(common, { part: 'header', styles, blocks })] : []),
    readOdtStory(content, { part: 'body', styles, blocks }),
    ...(common ? [readOdtStory(common, { part: 'footer', styles, blocks })] : []),
  ];
  const beside = readBeside(archive, {
    metadata: ['meta.xml'],
    comments: [{ part: 'content.xml', element: 'office:annotation' }],
  });
  return { ok: true, document: assembleDocument({ ...draftStories('odt', stories), beside }) };
}

/** The manifest lists the cipher of each encrypted entry. */
function isEncrypted(archive: ZipArchive): boolean {
  return Buffer.from(archive.read('META-INF/manifest.xml') ?? []).includes('encryption-data');
}
