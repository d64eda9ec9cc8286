import { ScimError } from './scim-error.ts';

type Versioned = { readonly version: number };

/** The ETag of a resource. */
export const versionOf = ({ version }: Versioned): string => `W/"${version}"`;

/** Whether a header `If-Match` or `If-None-Match` names the version. */
export function names(header: string, row: string): boolean {
  return header.split(',').some((tag) => tag.trim() === '*' || weak(tag.trim()) === weak(row));
}

const weak = (tag: string): string => tag.replace(/^W\//, '');

/** @throws ScimError 412 if the header names another version */
export function requireVersion(row: Versioned, ifMatch: string | undefined): void {
  if (ifMatch === undefined || names(ifMatch, versionOf(row))) return;
  throw new ScimError(412, null, 'The resource has another version by now.');
}
