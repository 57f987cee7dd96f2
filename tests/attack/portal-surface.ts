// What the demo offers to attack, from its own tables: every question that an address can ask, as someone who may ask it.
import { z } from "zod";
import type { Operation } from "~server/http/operation";
import { demoPassword } from "~server/kernel/demo-people";
import { allOperations } from "../support/api/caller";
import { pageTable } from "../support/pages/page-table";
import type { Portal } from "../support/portal/server";
import { Visitor } from "../support/people/visitor";
import type { Surface } from "./tool";

export type Attacker = "visitor" | "customer" | "admin";

const nobody = "01900000-0000-7000-8000-000000000000";
const emails = { customer: "hana@example.com", admin: "admin@example.com" } as const;
const accessOf: Readonly<Record<Attacker, readonly Operation["access"][]>> = {
  visitor: ["open"],
  customer: ["signed-in"],
  admin: ["staff"],
};
const starts: Readonly<Record<Attacker, readonly string[]>> = {
  visitor: [
    "/",
    "/login?returnTo=/dashboard",
    "/signup",
    "/contact",
    "/charts/crypto?symbol=BTCUSD",
  ],
  customer: [
    "/dashboard",
    "/dashboard/transactions?status=pending&type=deposit&page=1",
    "/dashboard/settings",
    "/dashboard/wallet/withdrawal",
    "/dashboard/markets?market=forex",
  ],
  admin: [
    "/admin",
    "/admin/users?search=ha&role=user",
    "/admin/transactions?status=pending&reference=TX",
    "/admin/wallets?search=ha",
    "/admin/audit",
  ],
};
/** What the calls take where their schema does not list the words. */
const plausible: Readonly<Record<string, string>> = {
  from: "2026-01-01",
  to: "2026-12-31",
  month: "2026-11",
  symbol: "EURUSD",
  currency: "USD",
  search: "ha",
  person: "ha",
  reference: "TX",
};
const Properties = z.object({
  properties: z
    .record(
      z.string(),
      z.object({
        enum: z.array(z.string()).optional(),
        type: z.union([z.string(), z.array(z.string())]).optional(),
      }),
    )
    .default({}),
});

export async function portalSurface({ origin }: Portal, who: Attacker): Promise<Surface> {
  const fromHere = { Origin: origin, "Sec-Fetch-Site": "same-origin" };
  return {
    origin,
    headers:
      who === "visitor" ? fromHere : { ...fromHere, ...(await signedIn(origin, emails[who])) },
    starts: starts[who],
    asked: questionsFor(who),
    known: await knownNames(),
    signIn: { path: "/login", email: "hana@example.com", failure: "Sign in" },
  };
}

/** The addresses that take something from the caller, as this one may ask them. */
export function questionsFor(who: Attacker): string[] {
  const calls = allOperations.filter(
    ({ method, path, access }) =>
      method === "GET" && accessOf[who].includes(access) && path !== "/documents/{id}",
  );
  const pages = starts[who].filter((path) => path.includes("?"));
  return [...calls.map(queriesOf), ...pages].filter((address) => /[?*]/.test(address));
}

/** An address of the call with all that it can be asked; a place in its path is marked for the tool. */
function queriesOf({ path, query }: Operation): string {
  const schema =
    query && Properties.parse(z.toJSONSchema(query, { io: "input", unrepresentable: "any" }));
  const values = Object.entries(schema?.properties ?? {}).map(([name, { enum: text, type }]) => [
    name,
    text?.[0] ?? plausible[name] ?? (type === "string" ? "a" : "1"),
  ]);
  const place = `/api${path
    .replace("{month}", "2026-10*")
    .replace("{year}", "2026*")
    .replace(/\{\w+\}/, `${nobody}*`)}`;
  return values.length > 0 ? `${place}?${new URLSearchParams(values)}` : place;
}

async function signedIn(origin: string, email: string): Promise<Record<string, string>> {
  const person = new Visitor(origin);
  const page = await person.get(email.startsWith("admin") ? "/admin/login" : "/login");
  await person.submit(page, { email, password: demoPassword });
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const login = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: demoPassword }),
  };
  const { access_token: token } = z
    .object({ access_token: z.string() })
    .parse(await (await fetch(`${origin}/api/auth/login`, login)).json());
  return { Cookie: cookie, Authorization: `Bearer ${token}` };
}

/** Pages, in capitals too, the same as data for scripts, and the files that everyone may read. */
async function knownNames(): Promise<ReadonlySet<string>> {
  const pages = (await pageTable()).map(({ path }) => path.slice(1));
  const spellings = pages.flatMap((path) => [path, path.toUpperCase(), `${path}/`, `${path}.data`]);
  return new Set([...spellings, "_root.data", "", "healthz", "readyz", "favicon.svg", "api/docs"]);
}
