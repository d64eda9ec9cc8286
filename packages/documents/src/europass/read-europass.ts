import { type ReadOutcome, refuse } from '../read-outcome.ts';
import { writeResume } from '../structured/write-resume.ts';
import { readXmlTree, type XmlNode, XmlTooLarge } from '../xml/xml-tree.ts';
import { ZipError } from '../zip/read-zip.ts';
import { readCandidate } from './read-candidate.ts';
import { readLearner } from './read-learner.ts';
import { hiddenIn } from './written-values.ts';

const readers: ReadonlyMap<string, typeof readCandidate> = new Map([
  ['Candidate', readCandidate],
  ['SkillsPassport', readLearner],
  ['Europass', readLearner],
]);

const declaration =
  'This XML file declares a document type, with which files hide others, so it is not read. Please export the CV from Europass again, as XML or PDF.';
const other = 'This XML file holds no Europass CV. Please export the CV from Europass again, as XML or PDF.';

/** Reads a Europass CV in XML, in the current format or the one before 2020. */
export function readEuropass(bytes: Uint8Array): ReadOutcome {
  const root = readRoot(bytes);
  if ('ok' in root) return root;
  const read = readers.get(root.name);
  if (!read) return refuse('unsupported', other);
  return writeResume('europass', read(root), { hidden: hiddenIn(root) });
}

function readRoot(bytes: Uint8Array): XmlNode | ReturnType<typeof refuse> {
  try {
    return readXmlTree(bytes).nodes[0] ?? refuse('corrupt');
  } catch (error) {
    if (error instanceof XmlTooLarge) return refuse('too-large');
    if (!(error instanceof ZipError)) throw error;
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    return /<!doctype/i.test(text.replaceAll('\0', '')) ? refuse('corrupt', declaration) : refuse('corrupt');
  }
}
