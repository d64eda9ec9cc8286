/**
 * What is done for a person once in this browser.
 * @param name of what is done, such as `onboarding_offered`
 */
export function oncePerPerson(name: string) {
  const keyOf = (identityId: string) => `${name}_${identityId}`;
  return {
    wasDone(identityId: string): boolean {
      try {
        return localStorage.getItem(keyOf(identityId)) !== null;
      } catch {
        // Where nothing can be kept, once would be each time.
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
