import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than their size tells: begun last, they would leave one process alone at the end. */
const LONG =
  /\/(access-dashboard|access|bad-signal|boundaries|deep-links|every-allergy|instant-today|opinions|plan-week|static-host|week-offline|every-call|process|wishes-steering|without-server)\.test\.ts$/;

/** As Vitest would order them, with the long ones first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => LONG.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !LONG.test(moduleId)),
    ];
  }
}
