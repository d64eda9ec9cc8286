/**
 * Prefixes files of the same name with their folders, as when each candidate has a folder. A file whose folder is
 * unknown keeps its name.
 * @param taken names already in the list
 */
export function nameByFolder(files: readonly File[], taken: readonly string[]): File[] {
  const names = [...taken, ...files.map(({ name }) => name)];
  return files.map((file) => {
    // Browsers that cannot choose folders do not know it.
    const folder = (file.webkitRelativePath as string | undefined)?.split('/').at(-2);
    const isAlone = names.indexOf(file.name) === names.lastIndexOf(file.name);
    if (!folder || isAlone) return file;
    return new File([file], `${folder} - ${file.name}`, { type: file.type, lastModified: file.lastModified });
  });
}
