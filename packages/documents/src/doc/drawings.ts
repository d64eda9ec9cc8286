import { Frame } from '../story/frame.ts';
import { isLostOn } from '../text-styles/contrast.ts';
import type { Background } from '../text-styles/find-hiding.ts';
import { type FileInformation, startOf } from './file-information.ts';
import type { LittleEndian } from './little-endian.ts';
import { type Measure, readShapes, type Shape } from './office-art.ts';
import { twip } from './paragraph-properties.ts';
import { Plc } from './plc.ts';

/** The drawings of the body or of its headers. */
export type Drawings = {
  /** The background of the pages. */
  readonly page: Background;
  /** Whether text may be on top of a colored drawing. */
  readonly hasBackdrop: boolean;
  /** The numbers of the shapes in the drawing at a position of the document. */
  shapesAt(position: number): readonly number[];
  /** The frame of a shape in the drawing at a position; `null` if it has no position. */
  frameOf(shape: number, position: number | null): Frame;
};

/** Position of a drawing; points. */
type Place = {
  readonly drawing: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly across: Measure;
  readonly down: Measure;
  readonly isBehind: boolean;
};

const paper = 'FFFFFF';
const spaBytes = 26;
const dop2000Bytes = 544;
const isBelowText = 0x4000;
/** Maximum number of colored drawings compared with a text box that has no fill. */
const maxColored = 200;

/** Reads the drawings anchored in the body or in its headers; [MS-DOC] 2.8.27. */
export function readDrawings(
  table: LittleEndian,
  information: FileInformation,
  part: 'body' | 'headers',
): Drawings {
  const { at, length } = information.extent('drawings');
  const shapes = readShapes(table.part(at, length), part === 'body' ? 0 : 1);
  const shapesByGroup = Map.groupBy(shapes.keys(), (number) => shapes.get(number)?.group ?? number);
  const shapesOf = ({ drawing }: Place) => shapesByGroup.get(drawing) ?? [drawing];
  const isColored = (number: number) => hasColor(shapes.get(number));

  const anchors = new Plc(table, information.extent(part === 'body' ? 'shapes' : 'headerShapes'), spaBytes);
  const placeByPosition = readPlaces(anchors, startOf(information, part), shapes);
  const places = [...placeByPosition.values()];
  const colored = places.filter((place) => shapesOf(place).some(isColored)).slice(0, maxColored);

  const frameAt = (place: Place | undefined, number: number): Frame => {
    const shape = shapes.get(number);
    const frame = place ? placed(place) : new Frame();
    frame.fill = shape ? shape.fill : 'unknown';
    frame.isHidden = shape?.isHidden ?? false;
    return frame;
  };
  const page = showsPageColor(table, information)
    ? [...shapes.values()].find(({ isPage }) => isPage)
    : undefined;
  return {
    page: page?.fill ?? paper,
    hasBackdrop: places.some((place) => shapesOf(place).some((number) => frameAt(place, number).isBackdrop)),
    shapesAt(position) {
      const place = placeByPosition.get(position);
      return place ? shapesOf(place) : [];
    },
    frameOf(number, position) {
      const place = position === null ? undefined : placeByPosition.get(position);
      const frame = frameAt(place, number);
      // Without a fill, it may be on top of another drawing.
      if (frame.fill === null && place && colored.some((other) => mayOverlap(place, other)))
        frame.fill = 'unknown';
      return frame;
    },
  };
}

/** The last bit of Dop2000, [MS-DOC] 2.7.5: whether the page color is shown in print layout. */
function showsPageColor(table: LittleEndian, information: FileInformation): boolean {
  const { at, length } = information.extent('properties');
  return length >= dop2000Bytes && table.u8(at + dop2000Bytes - 1) >= 0x80;
}

/** Whether a shape has a fill that may differ from the color of the paper. */
function hasColor(shape: Shape | undefined): boolean {
  if (!shape || shape.isHidden || shape.fill === null) return false;
  return shape.fill === 'unknown' || !isLostOn(shape.fill, paper);
}

/** The first position of each drawing, by the position of its anchor in the document. */
function readPlaces(anchors: Plc, first: number, shapes: ReadonlyMap<number, Shape>): Map<number, Place> {
  const places = new Map<number, Place>();
  const seen = new Set<number>();
  for (let index = 0; index < anchors.count; index += 1) {
    const place = readPlace(anchors.element(index), shapes);
    if (seen.has(place.drawing)) continue;
    seen.add(place.drawing);
    places.set(first + anchors.position(index), place);
  }
  return places;
}

const measures = ['margin', 'page', 'text'] as const;

/** [MS-DOC] 2.9.253 (Spa): the sides, and their reference points for drawings that do not specify them. */
function readPlace(anchor: LittleEndian, shapes: ReadonlyMap<number, Shape>): Place {
  const drawing = anchor.u32(0);
  const shape = shapes.get(drawing);
  const flags = anchor.u16(20);
  return {
    drawing,
    left: anchor.i32(4) * twip,
    top: anchor.i32(8) * twip,
    right: anchor.i32(12) * twip,
    bottom: anchor.i32(16) * twip,
    across: shape?.across ?? measures[(flags >> 1) & 3] ?? 'text',
    down: shape?.down ?? measures[(flags >> 3) & 3] ?? 'text',
    isBehind: (flags & isBelowText) !== 0,
  };
}

function placed({ left, top, right, bottom, across, down, isBehind }: Place): Frame {
  const frame = new Frame();
  frame.width = right - left;
  frame.height = bottom - top;
  frame.isBehind = isBehind;
  if (across !== 'aligned') frame.openPlace(across, false, left);
  if (down !== 'aligned') frame.openPlace(down, true, top);
  return frame;
}

/** Whether two drawings may overlap; always true if their positions have different reference points. */
function mayOverlap(one: Place, other: Place): boolean {
  const isApartAcross =
    isAlike(one.across, other.across) && (one.right <= other.left || other.right <= one.left);
  const isApartDown = isAlike(one.down, other.down) && (one.bottom <= other.top || other.bottom <= one.top);
  return !isApartAcross && !isApartDown;
}

const isAlike = (one: Measure, other: Measure): boolean => one === other && one !== 'aligned';
