import type { Status } from '../../ui/marks/status-shape.tsx';

export type GalleryCandidate = {
  readonly id: string;
  readonly name: string;
  /** `null` if the resume could not be scored. */
  readonly score: number | null;
  readonly years: number;
  readonly mustHaves: readonly Status[];
};

const all: readonly Status[] = ['met', 'met', 'met'];

/** Some fictional people, ranked as in a run. */
export const galleryCandidates: readonly GalleryCandidate[] = [
  { id: 'adaeze', name: 'Adaeze Okonkwo', score: 91, years: 9, mustHaves: all },
  { id: 'mateus', name: 'Mateus Carvalho', score: 84, years: 7, mustHaves: all },
  { id: 'linh', name: 'Linh Tran', score: 84, years: 6, mustHaves: ['met', 'partly', 'met'] },
  {
    id: 'ingrid',
    name: 'Ingrid Solheim-Vestergaard Kristoffersen',
    score: 62,
    years: 11,
    mustHaves: ['met', 'not-found', 'met'],
  },
  { id: 'tomas', name: 'Tomás Quispe', score: 35, years: 2, mustHaves: ['not-met', 'partly', 'not-found'] },
  {
    id: 'farid',
    name: 'Farid Rahmani',
    score: null,
    years: 0,
    mustHaves: ['not-found', 'not-found', 'not-found'],
  },
];

const firstNames = ['Amara', 'Bo', 'Chidi', 'Dana', 'Eluned', 'Farah', 'Goran', 'Hye-jin', 'Ines', 'Jonas'];
const lastNames = ['Abara', 'Berg', 'Castillo', 'Demir', 'Evans', 'Fofanah', 'Grgić', 'Han', 'Ito', 'Jansen'];

/** A thousand fictional people, always the same. */
export const thousandCandidates: readonly GalleryCandidate[] = Array.from({ length: 1_000 }, (_, index) => ({
  id: `candidate-${index}`,
  name: `${firstNames[index % 10]} ${lastNames[Math.floor(index / 10) % 10]} ${Math.floor(index / 100) + 1}`,
  score: (index * 37) % 101,
  years: (index * 7) % 23,
  mustHaves: [index % 3 === 0 ? 'not-met' : 'met', index % 4 === 0 ? 'not-found' : 'met', 'met'],
}));
