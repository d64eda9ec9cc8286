/** Files that another screen hands to the imports: they are taken once. */
let handed: readonly File[] = [];

export const handedFiles = {
  give(files: readonly File[]): void {
    handed = files;
  },
  take(): readonly File[] {
    const taken = handed;
    handed = [];
    return taken;
  },
};
