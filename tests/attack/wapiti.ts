import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { asArguments, run, workFolder, type Tool } from "./tool";

const Report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.array(
      z.object({
        method: z.string(),
        path: z.string(),
        parameter: z.string().nullable(),
        info: z.string(),
      }),
    ),
  ),
});

/** It looks for news of its own elsewhere: over https no one gets out. */
const atHome = { HTTPS_PROXY: "http://127.0.0.1:9" };

/** Walks the pages and attacks each form and address: scripts, statements, commands, files, line ends, redirects. */
export const wapiti: Tool = {
  name: "wapiti",
  package: "wapiti",
  as: ["visitor", "customer", "admin"],
  async attack({ origin, headers, starts }, seconds) {
    const folder = workFolder();
    const report = join(folder, "report.json");
    const [first = "/", ...others] = starts.map((path) => origin + path);
    const bounds = [
      "--scope",
      "domain",
      "-d",
      "3",
      "--max-links-per-page",
      "40",
      "--max-files-per-dir",
      "30",
      "--max-parameters",
      "20",
    ];
    const time = [
      "--max-scan-time",
      String(seconds * 0.4),
      "--max-attack-time",
      String(seconds * 0.08),
      "-t",
      "5",
    ];
    const apart = [
      "--flush-session",
      "--store-session",
      folder,
      "--store-config",
      folder,
      "--no-bugreport",
    ];
    const kinds = ["-m", "xss,sql,exec,file,crlf,redirect"];
    await run(
      "wapiti",
      [
        "-u",
        first,
        ...others.flatMap((start) => ["-s", start]),
        ...bounds,
        ...time,
        ...apart,
        ...kinds,
        ...asArguments("-H", headers),
        "-f",
        "json",
        "-o",
        report,
      ],
      { seconds, folder, env: atHome },
    );
    if (!existsSync(report)) return [];
    const { vulnerabilities } = Report.parse(JSON.parse(readFileSync(report, "utf8")));
    return Object.entries(vulnerabilities).flatMap(([kind, found]) =>
      found.map(
        ({ method, path, parameter, info }) =>
          `${kind}: ${method} ${path} ${parameter ?? ""} (${info})`,
      ),
    );
  },
};
