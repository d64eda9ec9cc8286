import { assembleDocument } from '../assemble-document.ts';
import { type ReadOutcome, refuse } from '../read-outcome.ts';
import { draftStories } from '../story/draft-stories.ts';
import { createBlockCounter, type Story } from '../story/story.ts';
import { type PartsBeside, readBeside } from '../zip/read-beside.ts';
import { type ZipArchive, ZipError } from '../zip/read-zip.ts';
import { readTheme, renamed } from './colors.ts';
import { readNumbering } from './numbering.ts';
import type { StoryContext } from './open-part.ts';
import { readStory } from './read-story.ts';
import { readLinkTargets, readRelationships } from './relationships.ts';
import { readSettings } from './settings.ts';
import { readStyles } from './styles.ts';

/**
 * Reads a Word document: headers, then the body with its tables and text boxes, then notes and footers. Deleted
 * text, comments, metadata and alternative texts are not read, and nothing outside the file is fetched. Throws
 * `ZipError`.
 */
export function readDocx(archive: ZipArchive): ReadOutcome {
  const main = findMainPart(archive);
  if (!main) return refuse(isKnownPackage(archive) ? 'unsupported' : 'corrupt');
  const draft = draftStories('docx', readStories(archive, main));
  return {
    ok: true,
    document: assembleDocument({ ...draft, beside: readBeside(archive, partsBeside(archive, main)) }),
  };
}

function partsBeside(archive: ZipArchive, main: string): PartsBeside {
  const comments = readRelationships(archive, main).filter(({ type }) => type === 'comments');
  const properties = readRelationships(archive, '').filter(({ type }) => type.endsWith('-properties'));
  return {
    metadata: properties.map(({ target }) => target),
    comments: comments.map(({ target }) => ({ part: target, element: 'w:comment' })),
  };
}

function findMainPart(archive: ZipArchive): string | null {
  const named = readRelationships(archive, '').find(({ type }) => type === 'officeDocument')?.target;
  const part = named && archive.names.has(named) ? named : 'word/document.xml';
  if (!archive.names.has(part)) return null;
  // Workbooks and presentations are packages of the same kind.
  return /^(xl|ppt)\//.test(part) ? null : part;
}

/** Valid archives that are not a Word document. */
function isKnownPackage(archive: ZipArchive): boolean {
  const isWordPackage = [...archive.names].some((name) => name.startsWith('word/'));
  return !isWordPackage;
}

/** The stories of a document in reading order. */
function readStories(archive: ZipArchive, main: string): Story[] {
  const parts = readRelationships(archive, main);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.target;
  const settings = readSettings(archive, partOf('settings'));
  const theme = renamed(readTheme(archive, partOf('theme')), settings.themeNames);
  const bytes = archive.read(main);
  if (!bytes) throw new ZipError('corrupt');

  const context: Omit<StoryContext, 'linkTarget'> = {
    theme,
    settings,
    styles: readStyles(archive, partOf('styles'), theme),
    marks: readNumbering(archive, partOf('numbering')),
    blocks: createBlockCounter(),
  };
  const linksOf = (part = ''): Pick<StoryContext, 'linkTarget'> => {
    let targets: ReadonlyMap<string, string> | null = null;
    return {
      linkTarget: (id) => {
        targets ??= readLinkTargets(archive, part);
        return targets.get(id) ?? null;
      },
    };
  };
  const readPart = (name: string | undefined, noteIds?: ReadonlySet<string>): Story[] => {
    const part = name ? archive.read(name) : null;
    return part ? [readStory(part, { ...context, ...linksOf(name) }, noteIds)] : [];
  };
  const targetOf = (id: string) => parts.find((part) => part.id === id)?.target;

  const body = readStory(bytes, { ...context, ...linksOf(main) });
  return [
    ...body.references.headers.flatMap((id) => readPart(targetOf(id))),
    body,
    ...(body.footnoteIds.size > 0 ? readPart(partOf('footnotes'), body.footnoteIds) : []),
    ...(body.endnoteIds.size > 0 ? readPart(partOf('endnotes'), body.endnoteIds) : []),
    ...body.references.footers.flatMap((id) => readPart(targetOf(id))),
  ];
}
