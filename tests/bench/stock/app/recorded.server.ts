// Loaders that answer what the portal's own answered, after the same statements (page-records.ts of the bench).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { prepared } from "./queries.server";
import { signedIn } from "./session.server";

interface Recorded {
  readonly data: Readonly<Record<string, unknown>>;
  readonly statements: readonly { readonly sql: string; readonly parameters: readonly unknown[] }[];
}

let read: Readonly<Record<string, Recorded>> | undefined;

/** Benches of other pages record none. */
const recorded = () =>
  (read ??= JSON.parse(
    readFileSync(join(process.env.DATA_DIR ?? "", "recorded.json"), "utf8"),
  ) as Readonly<Record<string, Recorded>>);

/** Of a layout: the session, and what it was given. */
export const layoutLoader =
  <Given>(page: string, route: string) =>
  async ({ request }: LoaderFunctionArgs) => {
    await signedIn(request);
    return recorded()[page]?.data[route] as Given;
  };

/** Of a page: all of that, and its statements. */
export const pageLoader =
  (page: string, route: string) =>
  async ({ request }: LoaderFunctionArgs) => {
    await signedIn(request);
    for (const { sql, parameters } of recorded()[page]?.statements ?? [])
      prepared(sql).all(parameters);
    return recorded()[page]?.data[route] ?? null;
  };
