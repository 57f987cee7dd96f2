import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run, workFolder, type Tool } from "./tool";

/** Statements in whatever an address takes: differences, errors and unions; waiting tells too little on a machine that is at work. */
export const sqlmap: Tool = {
  name: "sqlmap",
  package: "sqlmap",
  as: ["visitor", "customer", "admin"],
  async attack({ origin, headers, asked }, seconds) {
    const folder = workFolder();
    const list = join(folder, "addresses.txt");
    writeFileSync(list, asked.map((address) => origin + address).join("\n"));
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const bounds = [
      "--batch",
      "--level=1",
      "--risk=1",
      "--technique=BEU",
      "--dbms=sqlite",
      "--threads=4",
      "--timeout=10",
      "--retries=0",
      "--disable-coloring",
      "--skip-waf",
    ];
    const output = await run(
      "sqlmap",
      ["-m", list, `--headers=${lines.join("\n")}`, "--output-dir", join(folder, "out"), ...bounds],
      { seconds, folder },
    );
    const results = resultsIn(folder);
    return results.length > 0
      ? results
      : [...output.matchAll(/^Parameter: .+$/gm)].map(([line]) => line);
  },
};

/** One row for each parameter that it could use. */
function resultsIn(folder: string): string[] {
  const out = join(folder, "out");
  if (!existsSync(out)) return [];
  const file = readdirSync(out).find((name) => /^results-.*\.csv$/.test(name));
  const rows =
    file === undefined ? [] : readFileSync(join(out, file), "utf8").trim().split("\n").slice(1);
  return rows.filter((row) => /,(GET|POST|URI|Cookie|.*JSON),[^,]+,[BEUSTQ]+/.test(row));
}
