/** Path of an organization's logo for browsers; `null` for none. */
export function logoPath(id: string | null): string | null {
  return id === null ? null : `/api/organization-logos/${id}`;
}
