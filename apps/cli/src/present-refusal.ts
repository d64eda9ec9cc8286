import type { Refusal } from '@winnow/documents';

/**
 * Why a file was not read, in the reasons that scripts rely on. They have no "misnamed": a file whose content doesn't
 * match its name is "unsupported", and the message says more.
 */
export function presentRefusal({ reason, message }: Refusal): { reason: string; message: string } {
  return { reason: reason === 'misnamed' ? 'unsupported' : reason, message };
}
