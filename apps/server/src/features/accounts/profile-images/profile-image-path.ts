/** Path of a picture for browsers; `null` for none. */
export function profileImagePath(id: string | null): string | null {
  return id === null ? null : `/api/profile-images/${id}`;
}
