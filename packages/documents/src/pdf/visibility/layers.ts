import type { PdfFile } from '../structure/pdf-file.ts';
import { PdfReference, type PdfValue } from '../syntax/values.ts';

/** Optional content groups that are off when the document opens (ISO 32000-1, 8.11). */
export class Layers {
  private readonly file: PdfFile;
  private readonly off = new Set<number>();
  private readonly on = new Set<number>();
  private readonly isOffByDefault: boolean;
  /** Whether the settings turn groups off depending on use, such as viewing or printing. */
  private readonly hasOccasions: boolean;

  constructor(file: PdfFile) {
    this.file = file;
    const catalog = file.dictionary(file.trailer.get('Root'));
    const settings = file.dictionary(file.dictionary(catalog?.get('OCProperties'))?.get('D'));
    this.isOffByDefault = file.name(settings?.get('BaseState')) === 'OFF';
    this.hasOccasions = (file.array(settings?.get('AS')) ?? []).length > 0;
    for (const group of file.array(settings?.get('OFF')) ?? [])
      if (group instanceof PdfReference) this.off.add(group.number);
    for (const group of file.array(settings?.get('ON')) ?? [])
      if (group instanceof PdfReference) this.on.add(group.number);
  }

  /** Whether content is hidden by its group, or by a membership in several groups. */
  isHidden(value: PdfValue | undefined): boolean {
    if (value === undefined || value === null) return false;
    const dictionary = this.file.dictionary(value);
    if (dictionary === null) return false;
    if (this.file.name(dictionary.get('Type')) !== 'OCMD')
      return value instanceof PdfReference && this.isGroupOff(value);
    const member = dictionary.get('OCGs');
    const list = this.file.array(member) ?? (member === undefined || member === null ? [] : [member]);
    const groups = list.filter((group) => group instanceof PdfReference);
    if (groups.length === 0) return false;
    const offCount = groups.filter((group) => this.isGroupOff(group)).length;
    switch (this.file.name(dictionary.get('P'))) {
      case 'AllOn':
        return offCount > 0;
      case 'AnyOff':
        return offCount === 0;
      case 'AllOff':
        return offCount < groups.length;
      default:
        return offCount === groups.length;
    }
  }

  /** Whether visibility depends on more than the groups that are off: an expression over groups, or the use. */
  mayBeHidden(value: PdfValue | undefined): boolean {
    if (value === undefined || value === null) return false;
    const dictionary = this.file.dictionary(value);
    return dictionary !== null && (this.hasOccasions || dictionary.has('VE'));
  }

  private isGroupOff(group: PdfReference): boolean {
    if (this.off.has(group.number)) return true;
    return this.isOffByDefault && !this.on.has(group.number);
  }
}
