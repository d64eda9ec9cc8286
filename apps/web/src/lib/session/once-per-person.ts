/**
 * Something that is done only once per user in this browser.
 * @param name storage key, such as `onboarding_offered`
 */
export function oncePerPerson(name: string) {
  const keyOf = (identityId: string) => `${name}_${identityId}`;
  return {
    wasDone(identityId: string): boolean {
      try {
        return localStorage.getItem(keyOf(identityId)) !== null;
      } catch {
        // Without storage it would happen every time, so it counts as done.
        return true;
      }
    },
    keepDone(identityId: string): void {
      try {
        localStorage.setItem(keyOf(identityId), 'yes');
      } catch {
        // See above.
      }
    },
  };
}
