// The order of test files: on a machine that has not run them before, the runner knows their sizes, but not how long they take.
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Each takes as long as dozens of others: one that began last would leave the other workers without work. */
const slowest = [
  "accessibility/engines",
  "accessibility/pseudo-language",
  "accessibility/geometry",
  "accessibility/markup",
  "faults/kill-the-host",
  "faults/silent-database",
  "host/commands",
  "host/engines",
  "host/reverse-proxies",
  "pages/get-writes-nothing.page",
  "pages/script-injection.page",
  "properties/postgres",
  "seed/customers.api",
];

const rankOf = ({ moduleId }: TestSpecification) =>
  slowest.some((name) => moduleId.endsWith(`/tests/${name}.test.ts`)) ? 0 : 1;

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const projects = [...new Set(usual.map(({ project }) => project.name))];
    return projects.flatMap((name) =>
      usual
        .filter(({ project }) => project.name === name)
        .toSorted((one, other) => rankOf(one) - rankOf(other)),
    );
  }
}
