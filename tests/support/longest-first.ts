import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that plan dozens of weeks, or start a browser of their own. */
const LONGEST = /\/(random-weeks|meal-plan|firefox|webkit)\.test\.ts$/;

/** Starts the longest files first: one that is begun last keeps a core busy while the other has nothing left to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
