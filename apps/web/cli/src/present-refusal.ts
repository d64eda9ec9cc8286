import type { Refusal } from '@winnow/documents';

/**
 * Why a file was not read, by the reasons that the command promises to scripts: a name that the content belies is
 * among them an unsupported file, and the sentence says the rest.
 */
export function presentRefusal({ reason, message }: Refusal): { reason: string; message: string } {
  return { reason: reason === 'misnamed' ? 'unsupported' : reason, message };
}
