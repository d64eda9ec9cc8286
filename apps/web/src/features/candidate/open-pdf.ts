import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

type Opening = Pick<PDFDocumentLoadingTask, 'promise' | 'destroy'>;

/**
 * Opens a PDF to be drawn. The file is untrusted: nothing in it runs, and nothing outside it is fetched.
 * Its fonts are drawn as shapes where the browser refuses them.
 */
export function openPdf(file: Blob): Opening {
  let task: PDFDocumentLoadingTask | null = null;
  const promise = file.arrayBuffer().then((data) => {
    task = getDocument({
      data,
      enableXfa: false,
      useSystemFonts: true,
      useWasm: false,
      verbosity: 0,
    });
    return task.promise;
  });
  return { promise, destroy: async () => task?.destroy() };
}
