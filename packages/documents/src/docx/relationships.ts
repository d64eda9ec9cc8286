import { walkXml } from '../xml/walk-xml.ts';
import type { ZipArchive } from '../zip/read-zip.ts';

export type Relationship = {
  readonly id: string;
  /** Last part of the type's address: `officeDocument`, `styles`, `header` … */
  readonly type: string;
  /** Name of the entry in the archive; what lies outside the file is left out, since nothing is ever fetched. */
  readonly target: string;
};

/** The parts that one part refers to; `''` stands for the package itself. */
export function readRelationships(archive: ZipArchive, part: string): Relationship[] {
  const slash = part.lastIndexOf('/') + 1;
  const folder = part.slice(0, slash);
  const bytes = archive.read(`${folder}_rels/${part.slice(slash)}.rels`);
  if (!bytes) return [];
  const relationships: Relationship[] = [];
  walkXml(bytes, {
    open(element) {
      if (element.name !== 'rel:Relationship' || element.attribute('TargetMode') === 'External') return;
      const type = element.attribute('Type')?.split('/').at(-1) ?? '';
      const target = resolveTarget(folder, element.attribute('Target') ?? '');
      relationships.push({ id: element.attribute('Id') ?? '', type, target });
    },
    close() {},
  });
  return relationships;
}

function resolveTarget(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps: string[] = [];
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
