import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { asArguments, run, workFolder, type Tool } from "./tool";

const left = [
  "backup",
  "database",
  "db",
  "dump",
  "site",
  "www",
  "data",
  "portal",
  "old",
  "test",
  "config",
  "settings",
  "secrets",
  "users",
  "admin",
  "export",
  "log",
  "error",
  "debug",
  "server",
  "index",
  "app",
];
const endings = [
  "",
  ".zip",
  ".tar.gz",
  ".sql",
  ".sqlite",
  ".db",
  ".bak",
  ".old",
  ".json",
  ".yml",
  ".env",
  ".log",
  ".txt",
  ".php",
  "~",
  ".js.map",
  "/",
];
const named = [
  ".git/HEAD",
  ".git/config",
  ".env",
  ".env.local",
  ".htaccess",
  ".DS_Store",
  ".npmrc",
  ".ssh/id_rsa",
  "package.json",
  "package-lock.json",
  "node_modules/",
  "server/index.ts",
  "build/",
  "build/index.js",
  "data/",
  "data/portal.sqlite",
  "data/secrets.json",
  "documents/",
  "uploads/",
  "phpmyadmin/",
  "wp-login.php",
  "actuator/env",
  "metrics",
  "debug/pprof/",
  "console",
  "graphql",
  "swagger.json",
  "api/",
  "api/swagger.json",
  "..%2f..%2fetc%2fpasswd",
  "%2e%2e/%2e%2e/package.json",
  "build/..%2f..%2fpackage.json",
  "..;/admin",
  "admin%2f",
  "ADMIN",
  "admin.data",
  "__manifest",
  "_root.data",
  "server-status",
  "trace",
  "public/",
  "tests/README.md",
  "README.md",
  "LICENSE",
  "remix.config.js",
  "tsconfig.json",
];

/** Names that lie about where someone was careless: whatever answers with content and is not meant to be there. */
export const ffuf: Tool = {
  name: "ffuf",
  package: "ffuf",
  as: ["visitor", "customer", "admin"],
  async attack({ origin, headers, known }, seconds) {
    const folder = workFolder();
    const [list, report] = [join(folder, "names.txt"), join(folder, "report.json")];
    writeFileSync(
      list,
      [...named, ...left.flatMap((name) => endings.map((ending) => name + ending))].join("\n"),
    );
    const bounds = [
      "-t",
      "8",
      "-timeout",
      "10",
      "-maxtime",
      String(seconds),
      "-mc",
      "200-299,500-599",
      "-s",
    ];
    await run(
      "ffuf",
      [
        "-u",
        `${origin}/FUZZ`,
        "-w",
        list,
        ...bounds,
        ...asArguments("-H", headers),
        "-of",
        "json",
        "-o",
        report,
      ],
      { seconds, folder },
    );
    if (!existsSync(report)) return [];
    const { results } = Report.parse(JSON.parse(readFileSync(report, "utf8")));
    return results
      .filter(({ input }) => !known.has(input.FUZZ))
      .map(({ input, status, length }) => `/${input.FUZZ}: ${status}, ${length} bytes`);
  },
};

const Report = z.object({
  results: z.array(
    z.object({ input: z.object({ FUZZ: z.string() }), status: z.number(), length: z.number() }),
  ),
});
