const pointsByUnit: Readonly<Record<string, number>> = {
  pt: 1,
  pc: 12,
  in: 72,
  cm: 72 / 2.54,
  mm: 7.2 / 2.54,
  px: 0.75,
};

/** Points of a length such as `0.3cm`; `null` if invalid. */
export function pointsOf(value: string | undefined): number | null {
  const parts = /^(-?[\d.]+)(pt|pc|in|cm|mm|px)$/.exec(value ?? '');
  const factor = pointsByUnit[parts?.[2] ?? ''];
  const points = Number(parts?.[1]) * (factor ?? Number.NaN);
  return Number.isFinite(points) ? points : null;
}

/** A percentage as a share from 0 to 1; `null` for other values. */
export function shareOf(value: string | undefined): number | null {
  const percent = /^(-?[\d.]+)%$/.exec(value ?? '')?.[1];
  return percent === undefined ? null : Number(percent) / 100;
}
