import type { Format } from '../format.ts';
import { utf8Mark } from '../source-file.ts';

/** Sections that identify a JSON file as a resume. */
const sections = ['basics', 'work', 'education', 'skills', 'projects', 'volunteer'].map((name) =>
  Buffer.from(`"${name}"`),
);

export const jsonResume: Format = {
  format: 'json-resume',
  recognizes({ head, bytes }) {
    if (!/^\s*\{\s*"/.test(head.replace(utf8Mark, ''))) return false;
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return sections.some((section) => content.includes(section));
  },
  async loadReader() {
    const { readJsonResume } = await import('./read-json-resume.ts');
    return ({ bytes }) => readJsonResume(bytes);
  },
};
