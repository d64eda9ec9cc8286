import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slow test files: started last, they would delay the end of the run. */
const longest = [
  'apps/server/src/properties/several-processes.test.ts',
  'apps/server/src/properties/endless-texts.test.ts',
  'packages/engine/src/growth.test.ts',
  'apps/server/src/properties/killed-imports.test.ts',
  'apps/server/src/main.test.ts',
  'apps/cli/src/winnow.test.ts',
  'apps/server/src/backup/backup.test.ts',
  'apps/server/src/features/retention/retention.test.ts',
  'apps/server/src/properties/foreign-ids.test.ts',
];

/** Runs the slowest files first, and the others in the default order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map((await super.sort(files)).map((file, index) => [file, index]));
    const placeOf = (file: TestSpecification) => {
      const place = longest.findIndex((name) => file.moduleId.endsWith(`/${name}`));
      return place === -1 ? longest.length + (places.get(file) ?? 0) : place;
    };
    return files.toSorted((left, right) => placeOf(left) - placeOf(right));
  }
}
