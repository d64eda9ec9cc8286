import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { extensionOf, mediaTypeOf } from '@winnow/document-model';

export type SampleResume = { readonly id: string; readonly fileName: string; readonly bytes: number };

/** The samples that ship with the product. */
export type SampleFiles = {
  list(): Promise<{ job: string; resumes: SampleResume[] }>;
  /** `null` for an id that is not in the list. */
  find(id: string): Promise<{ fileName: string; mediaType: string; content: Uint8Array<ArrayBuffer> } | null>;
};

export function createSampleFiles(folder: string): SampleFiles {
  const resumes = join(folder, 'resumes');

  async function listResumes(): Promise<SampleResume[]> {
    const names = (await readdir(resumes)).filter((name) => mediaTypeOf(extensionOf(name)) !== null).sort();
    return Promise.all(
      names.map(async (fileName) => {
        const { size } = await stat(join(resumes, fileName));
        return { id: fileName.replace('.', '-'), fileName, bytes: size };
      }),
    );
  }

  return {
    async list() {
      const job = await readFile(join(folder, 'job-description.txt'), 'utf8');
      return { job, resumes: await listResumes() };
    },
    async find(id) {
      const sample = (await listResumes()).find((candidate) => candidate.id === id);
      if (!sample) return null;
      const { fileName } = sample;
      const type = mediaTypeOf(extensionOf(fileName)) ?? 'application/octet-stream';
      const mediaType = type.startsWith('text/') ? `${type}; charset=utf-8` : type;
      return { fileName, mediaType, content: await readFile(join(resumes, fileName)) };
    },
  };
}
