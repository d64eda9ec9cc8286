import type { Cue } from './film-camera.ts';

/** Captions as WebVTT. Each lasts until the next one starts, and the last until the film ends. */
export function writeWebVtt<Id extends string>(
  cues: readonly Cue<Id>[],
  lengthSeconds: number,
  words: Readonly<Record<Id, string>>,
): string {
  const blocks = cues.map(({ id, from }, index) => {
    const to = cues[index + 1]?.from ?? lengthSeconds;
    return `${id}\n${timeOf(from)} --> ${timeOf(to)}\n${words[id]}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** `00:01:02.345` */
function timeOf(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const minutes = Math.floor(milliseconds / 60_000);
  const rest = (milliseconds % 60_000) / 1000;
  return `00:${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`;
}
