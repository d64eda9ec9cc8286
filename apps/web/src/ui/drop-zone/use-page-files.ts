import { useEffect, useRef, useState } from 'react';
import { holdsFolder, readDropped } from './read-dropped.ts';

/**
 * Handles files and folders dropped anywhere on the page or pasted into it; true while files are dragged over it.
 * Dropped files never navigate the page, even while none are accepted.
 * @param onFiles called with one file or more
 */
export function usePageFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  }, [onFiles]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;

    function take(files: readonly File[]): void {
      if (files.length > 0) latest.current(files);
    }

    function listen<Name extends 'dragover' | 'drop' | 'dragleave' | 'paste'>(
      name: Name,
      react: (event: DocumentEventMap[Name]) => void,
    ): void {
      document.addEventListener(name, react, { signal });
    }

    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', (event) => {
      if (event.relatedTarget === null) setOver(false);
    });
    listen('drop', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      const { dataTransfer } = event;
      if (holdsFolder(dataTransfer)) void readDropped(dataTransfer).then(take);
      else take([...dataTransfer.files]);
    });
    listen('paste', (event) => take([...(event.clipboardData?.files ?? [])]));
    return () => listening.abort();
  }, []);

  return isOver;
}
