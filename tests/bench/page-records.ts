// What the loaders of the portal's pages answer and which statements they run, for the stock app to answer and run the same.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { decode } from "turbo-stream";
import { z } from "zod";
import { startPortal } from "../support/portal/server";
import { signInCookie } from "./sign-in";

export interface RecordedPage {
  readonly path: string;
  /** Of the person who sees it. */
  readonly email: string;
}

const Routes = z.record(z.string(), z.object({ data: z.unknown() }));
const Statement = z.object({ sql: z.string(), parameters: z.array(z.unknown()) });

/** Leaves `recorded.json` in the data folder. */
export async function recordPages(
  env: { DATA_DIR: string; SESSION_SECRET: string },
  recorded: Readonly<Record<string, RecordedPage>>,
): Promise<void> {
  const noted = join(env.DATA_DIR, "statements.jsonl");
  const hook = fileURLToPath(new URL("record-statements.js", import.meta.url));
  const portal = await startPortal({ ...env, NOTED_STATEMENTS: noted }, undefined, [
    process.execPath,
    "--import",
    hook,
  ]);
  const pages: Record<string, unknown> = {};
  for (const [name, { path, email }] of Object.entries(recorded)) {
    const cookie = await signInCookie(portal.origin, email);
    const request = () => fetch(`${portal.origin}${path}.data`, { headers: { cookie } });
    // Once before, so that what is kept for a while is there.
    await (await request()).text();
    rmSync(noted, { force: true });
    const data = await dataIn(await request());
    const lines = readFileSync(noted, "utf8").trim().split("\n");
    const statements = lines.map((line) => Statement.parse(JSON.parse(line)));
    // The stock app looks up the session automatically.
    pages[name] = { data, statements: statements.filter(({ sql }) => !isOfSession(sql)) };
  }
  await portal.stop();
  rmSync(noted, { force: true });
  writeFileSync(join(env.DATA_DIR, "recorded.json"), JSON.stringify(pages));
}

const isOfSession = (sql: string) =>
  /"sessions"|audit_chain|audit_links/.test(sql) || !/^\s*(select|with)/i.test(sql);

/** What each route of the page was given, by the route. */
async function dataIn({ body }: Response): Promise<Record<string, unknown>> {
  if (!body) throw new Error("the page has no data");
  const { value } = await decode(body, { plugins: [(_type, inner) => ({ value: inner })] });
  const routes = Object.entries(Routes.parse(value));
  return Object.fromEntries(routes.map(([route, { data }]) => [route, data]));
}
