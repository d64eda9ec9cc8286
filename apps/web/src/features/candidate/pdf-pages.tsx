import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { evidenceAnchor } from '../../entities/analysis/anchors.ts';
import type { Source } from '../../entities/analysis/source.ts';
import { classNames } from '../../lib/class-names.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { candidateTexts } from './candidate-texts.ts';
import { openPdf } from './open-pdf.ts';
import { marksOnPage } from './page-marks.ts';

type PdfPagesProps = {
  readonly file: Blob;
  readonly sources: readonly Source[];
  readonly chosenId: string | null;
  readonly onChoose: (sourceId: string) => void;
  /** Label of a mark. */
  readonly describe: (sources: string) => string;
  /** With many marks, all but the chosen one are only underlined. */
  readonly isQuiet: boolean;
  readonly onFailure: () => void;
};

/** The pages of the original, with every source highlighted. */
export function PdfPages({ file, sources, chosenId, onChoose, describe, isQuiet, onFailure }: PdfPagesProps) {
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null);
  useEffect(() => {
    const opening = openPdf(file);
    let isGone = false;
    opening.promise.then(
      (opened) => !isGone && setDocument(opened),
      () => !isGone && onFailure(),
    );
    return () => {
      isGone = true;
      void opening.destroy();
    };
  }, [file, onFailure]);
  if (!document) return <PageWaiting />;
  return (
    <div className="grid gap-4">
      {Array.from({ length: document.numPages }, (_, index) => (
        <PdfPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages of one document never change places
          key={index}
          document={document}
          number={index + 1}
          sources={sources}
          chosenId={chosenId}
          onChoose={onChoose}
          describe={describe}
          isQuiet={isQuiet}
        />
      ))}
    </div>
  );
}

type PdfPageProps = Omit<PdfPagesProps, 'file' | 'onFailure'> & {
  readonly document: PDFDocumentProxy;
  /** From 1. */
  readonly number: number;
};

/** Maximum pixel ratio, which still renders quickly. */
const sharpest = 2;

function PdfPage({ document, number, sources, chosenId, onChoose, describe, isQuiet }: PdfPageProps) {
  const { original: texts } = useTexts(candidateTexts);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);

  useEffect(() => {
    let isGone = false;
    async function draw(): Promise<void> {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      if (isGone || !frame.current || !canvas.current) return;
      setSize({ width, height });
      const scale = (frame.current.clientWidth / width) * Math.min(sharpest, window.devicePixelRatio || 1);
      const viewport = page.getViewport({ scale });
      canvas.current.width = Math.floor(viewport.width);
      canvas.current.height = Math.floor(viewport.height);
      await page.render({ canvas: canvas.current, viewport }).promise;
    }
    // Leaving a page while it is being rendered isn't an error.
    void draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [document, number]);

  const marks = useMemo(() => marksOnPage(sources, number), [sources, number]);
  const shape: CSSProperties = { aspectRatio: size ? `${size.width} / ${size.height}` : '210 / 297' };
  return (
    <div
      ref={frame}
      style={shape}
      className="relative w-full break-inside-avoid overflow-hidden rounded-card border border-rule bg-[white]"
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={texts.page(number, document.numPages)}
        className="absolute inset-0 size-full"
      />
      {size && (
        // Like a highlighter on white paper in every theme: overlapping marks darken once, so text stays black.
        <div className="absolute inset-0 mix-blend-multiply">
          {marks.map(({ box: [left, top, right, bottom], sources: read, starts }) => (
            <button
              key={`${left}-${top}-${right}`}
              type="button"
              id={starts[0] === undefined ? undefined : evidenceAnchor(starts[0])}
              tabIndex={starts.length > 0 ? 0 : -1}
              aria-label={describe(read.map(({ text }) => text).join(', '))}
              title={describe(read.map(({ text }) => text).join(', '))}
              onClick={() => onChoose(read[0]?.id ?? '')}
              style={{
                left: `${(left / size.width) * 100}%`,
                top: `${(top / size.height) * 100}%`,
                width: `${((right - left) / size.width) * 100}%`,
                height: `${((bottom - top) / size.height) * 100}%`,
              }}
              className={classNames(
                'absolute rounded-[2px] transition-colors',
                read.some(({ id }) => id === chosenId)
                  ? 'z-10 bg-[oklch(0.86_0.13_89)] outline-2 outline-[oklch(0.46_0.095_160)]'
                  : isQuiet
                    ? 'border-b border-[oklch(0.83_0.13_88)] hover:bg-[oklch(0.945_0.065_92)]'
                    : 'bg-[oklch(0.945_0.065_92)] hover:bg-[oklch(0.86_0.13_89)]',
              )}
            >
              {starts.slice(1).map((start) => (
                <span key={start} id={evidenceAnchor(start)} />
              ))}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function PageWaiting() {
  const { original: texts } = useTexts(candidateTexts);
  return (
    <div
      role="status"
      aria-label={texts.drawing}
      className="aspect-[210/297] w-full animate-wait rounded-card border border-rule bg-raised"
    />
  );
}
