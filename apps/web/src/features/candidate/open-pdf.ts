import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

type Opening = Pick<PDFDocumentLoadingTask, 'promise' | 'destroy'>;

/**
 * Opens a PDF to be drawn. The file is untrusted: nothing in it runs, and nothing outside it is fetched.
 * Its fonts are drawn as shapes where the browser refuses them. The code that draws is large and loads with the file.
 */
export function openPdf(file: Blob): Opening {
  let task: PDFDocumentLoadingTask | null = null;
  let isGone = false;
  const open = async () => {
    const [{ GlobalWorkerOptions, getDocument }, data] = await Promise.all([
      import('pdfjs-dist'),
      file.arrayBuffer(),
    ]);
    GlobalWorkerOptions.workerSrc = workerUrl;
    task = getDocument({ data, enableXfa: false, useSystemFonts: true, useWasm: false, verbosity: 0 });
    if (isGone) await task.destroy();
    return task.promise;
  };
  return {
    promise: open(),
    destroy: async () => {
      isGone = true;
      await task?.destroy();
    },
  };
}
