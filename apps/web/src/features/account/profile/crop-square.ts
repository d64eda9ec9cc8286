/** Crop of a picture to a square window: its scale, and the window's center in pixels of the picture. */
export type Crop = {
  /** 1 fills the window with the shorter side. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
};

export type Size = { readonly width: number; readonly height: number };

export const maxZoom = 4;

export function wholeCrop({ width, height }: Size): Crop {
  return { zoom: 1, x: width / 2, y: height / 2 };
}

/** The side of the window in pixels of the picture. */
export function cropSide({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom;
}

/** The same crop, moved and scaled so that the window stays inside the picture. */
export function keepInside(size: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, maxZoom);
  const half = cropSide(size, zoom) / 2;
  return {
    zoom,
    x: clamp(crop.x, half, size.width - half),
    y: clamp(crop.y, half, size.height - half),
  };
}

/** Draws what the window shows, at most `max` pixels a side. */
export async function drawCrop(picture: ImageBitmap, crop: Crop, max: number): Promise<Blob> {
  const side = cropSide(picture, crop.zoom);
  const drawn = Math.max(1, Math.min(Math.round(side), max));
  const canvas = document.createElement('canvas');
  canvas.width = drawn;
  canvas.height = drawn;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, drawn, drawn);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be drawn.');
  return blob;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
