import { readTarget } from '../links/read-target.ts';
import { walkXml, type XmlElement } from '../xml/walk-xml.ts';
import type { ZipArchive } from '../zip/read-zip.ts';

export type Relationship = {
  readonly id: string;
  /** Last segment of the type's URI: `officeDocument`, `styles`, `header` … */
  readonly type: string;
  /** Name of the entry in the archive. External targets are left out, since nothing is ever fetched. */
  readonly target: string;
};

/** The parts that a part refers to; `''` is the package itself. */
export function readRelationships(archive: ZipArchive, part: string): Relationship[] {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const relationships: Relationship[] = [];
  walkRelationships(archive, part, (element) => {
    if (isExternal(element)) return;
    const target = resolveTarget(folder, element.attribute('Target') ?? '');
    relationships.push({ ...idAndType(element), target });
  });
  return relationships;
}

/** Link targets of a part by relationship id; only addresses that may be kept. */
export function readLinkTargets(archive: ZipArchive, part: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  walkRelationships(archive, part, (element) => {
    const { id, type } = idAndType(element);
    if (type !== 'hyperlink' || !isExternal(element)) return;
    const target = readTarget(element.attribute('Target') ?? '');
    if (target !== null) targets.set(id, target);
  });
  return targets;
}

function walkRelationships(archive: ZipArchive, part: string, take: (element: XmlElement) => void): void {
  const slash = part.lastIndexOf('/') + 1;
  const bytes = archive.read(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
  if (!bytes) return;
  walkXml(bytes, {
    open(element) {
      if (element.name === 'rel:Relationship') take(element);
    },
    close() {},
  });
}

const isExternal = (element: XmlElement): boolean => element.attribute('TargetMode') === 'External';

const idAndType = (element: XmlElement): Pick<Relationship, 'id' | 'type'> => ({
  id: element.attribute('Id') ?? '',
  type: element.attribute('Type')?.split('/').at(-1) ?? '',
});

function resolveTarget(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps: string[] = [];
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
