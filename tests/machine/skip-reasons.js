// Why tests were skipped on this machine, as their titles say it: one sentence for each reason.

/**
 * @typedef {object} Report what Vitest writes as JSON
 * @property {{ assertionResults: { status: string, fullName: string }[] }[]} testResults
 */

/** @param {(Report | undefined)[]} reports @returns {string[]} */
export function skipReasons(reports) {
  const tests = reports
    .flatMap((report) => report?.testResults ?? [])
    .flatMap((file) => file.assertionResults);
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { status, fullName } of tests) {
    const reason = /\(skipped: ([^()]+)\)/.exec(fullName)?.[1];
    if (status !== "passed" && status !== "failed" && reason)
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(
    ([reason, count]) => `Skipped: ${count} ${count === 1 ? "test" : "tests"}, because ${reason}.`,
  );
}
