/** Where browsers find a picture; `null` for none. */
export function profileImagePath(id: string | null): string | null {
  return id === null ? null : `/api/profile-images/${id}`;
}
