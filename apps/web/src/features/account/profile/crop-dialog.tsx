import { limits } from '@winnow/contracts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { profileTexts } from '../../../entities/account/profile-texts.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Slider } from '../../../ui/inputs/slider.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { type Crop, cropSide, drawCrop, keepInside, maxZoom, wholeCrop } from './crop-square.ts';

type CropDialogProps = {
  readonly picture: ImageBitmap;
  readonly isSaving: boolean;
  readonly onUse: (picture: Blob) => void;
  readonly onClose: () => void;
};

const windowPx = 280;
/** Share of the window that an arrow key moves the picture by. */
const keyStep = 0.05;

/** Cuts a picture to a square: by dragging, by the arrow keys, by a slider. */
export function CropDialog({ picture, isSaving, onUse, onClose }: CropDialogProps) {
  const { picture: texts } = useTexts(profileTexts);
  const [crop, setCrop] = useState(() => wholeCrop(picture));
  const side = cropSide(picture, crop.zoom);

  function move(shareX: number, shareY: number): void {
    setCrop((shown) =>
      keepInside(picture, { ...shown, x: shown.x + shareX * side, y: shown.y + shareY * side }),
    );
  }

  async function use(): Promise<void> {
    onUse(await drawCrop(picture, crop, limits.profileImagePx));
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={texts.cropTitle}
      description={texts.cropHelp}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" isLoading={isSaving} onClick={() => void use()}>
            {texts.use}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-5">
        <CropWindow picture={picture} crop={crop} onMove={move} />
        <Slider
          className="w-full"
          label={texts.zoom}
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          format={(zoom) => texts.zoomWords(Math.round(zoom * 100))}
          onValueChange={(zoom) => setCrop((shown) => keepInside(picture, { ...shown, zoom }))}
        />
      </div>
    </Dialog>
  );
}

type CropWindowProps = {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  /** In shares of the window, as the window moves over the picture. */
  readonly onMove: (shareX: number, shareY: number) => void;
};

function CropWindow({ picture, crop, onMove }: CropWindowProps) {
  const { picture: texts } = useTexts(profileTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const side = cropSide(picture, crop.zoom);
    const context = canvas.current?.getContext('2d');
    context?.clearRect(0, 0, windowPx * 2, windowPx * 2);
    context?.drawImage(
      picture,
      crop.x - side / 2,
      crop.y - side / 2,
      side,
      side,
      0,
      0,
      windowPx * 2,
      windowPx * 2,
    );
  }, [picture, crop]);

  function drag(event: PointerEvent<HTMLElement>): void {
    if (!dragged.current) return;
    const width = event.currentTarget.clientWidth;
    onMove((dragged.current.x - event.clientX) / width, (dragged.current.y - event.clientY) / width);
    dragged.current = { x: event.clientX, y: event.clientY };
  }

  function onKeyDown(event: KeyboardEvent): void {
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    onMove(x * keyStep, y * keyStep);
  }

  return (
    <div
      role="application"
      aria-label={texts.cropArea}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        dragged.current = null;
      }}
      onPointerCancel={() => {
        dragged.current = null;
      }}
      onKeyDown={onKeyDown}
      className="aspect-square w-full max-w-70 short:max-w-32 cursor-grab touch-none overflow-hidden rounded-full border border-rule bg-sunken active:cursor-grabbing"
    >
      <canvas
        ref={canvas}
        // Twice the size it is shown in, for dense screens.
        width={windowPx * 2}
        height={windowPx * 2}
        className="size-full"
      />
    </div>
  );
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
