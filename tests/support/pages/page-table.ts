// Every page of the build, read from the build itself, so that a test over all pages forgets none.
import type { ServerBuild } from "@remix-run/node";
import { z } from "zod";
import { rightsByCall, type StaffCall } from "~server/staff-calls";
import { loadBuild } from "../portal/in-process-portal";

export interface PageRoute {
  /** As the page table writes it, from the top: `/admin/transactions/:id`. */
  readonly path: string;
  readonly takesPosts: boolean;
  /** The staff calls that the page says it is for. */
  readonly calls: readonly StaffCall[];
}

type Routes = ServerBuild["routes"];

export async function pageTable(): Promise<readonly PageRoute[]> {
  const { routes } = await loadBuild();
  const all = Object.values(routes).flatMap((route) =>
    route && route.id !== "root" ? [route] : [],
  );
  const isLayout = (id: string) => all.some(({ parentId, index }) => parentId === id && index);
  return all
    .filter(({ id }) => !isLayout(id))
    .map(({ id, module }) => ({
      path: fullPath(routes, id),
      takesPosts: "action" in module && module.action !== undefined,
      calls: callsIn("handle" in module ? module.handle : undefined),
    }));
}

export type Area = "visitor" | "customer" | "admin";

/** Who a page is for at the least: the sign-ins of an area are for visitors, and what is about a record is not. */
export function areaOf({ path }: Pick<PageRoute, "path">): Area {
  const [, first = ""] = path.split("/");
  if (/\/login(\/code)?$/.test(path)) return "visitor";
  if (first === "admin") return "admin";
  return first === "dashboard" || path.includes(":") ? "customer" : "visitor";
}

const Handle = z.object({
  calls: z.union([z.string().transform((call) => [call]), z.array(z.string())]),
});

function callsIn(handle: unknown): StaffCall[] {
  const { data } = Handle.safeParse(handle);
  return (data?.calls ?? []).filter((call): call is StaffCall => call in rightsByCall);
}

function fullPath(routes: Routes, id: string): string {
  const route = routes[id];
  if (!route) return "";
  const above = route.parentId === undefined ? "" : fullPath(routes, route.parentId);
  const own = route.path?.replace(/^\/|\/$/g, "");
  const path = own ? `${above === "/" ? "" : above}/${own}` : above;
  return path === "" && route.id !== "root" ? "/" : path;
}

/** What the places in a path stand for, for one customer's records. */
export interface Records {
  /** The customer, by whose ID administrators find user and wallet. */
  readonly person: string;
  /** A member of staff. */
  readonly member: string;
  readonly transaction: string;
  readonly document: string;
  /** Order number of a crypto payment that awaits its money. */
  readonly payment: string;
  /** What an administrator selected: their pending transaction. */
  readonly bulkAction: string;
  /** A session of theirs, and an API token. */
  readonly session: string;
  readonly token: string;
  /** A payee that isn't the default. */
  readonly payee: string;
  /** Drafts that wait for their confirmation, and drafts that were confirmed. */
  readonly drafts: Readonly<
    Record<"deposit" | "withdrawal", { readonly open: string; readonly done: string }>
  >;
}

export function addressOf(
  path: string,
  {
    person,
    member,
    transaction,
    document,
    payment,
    bulkAction,
    session,
    token,
    payee,
    drafts,
  }: Records,
): string {
  const { open, done } = path.includes("/deposit/") ? drafts.deposit : drafts.withdrawal;
  return path
    .replace(":id", path.startsWith("/documents/") ? document : transaction)
    .replace(":userId", person)
    .replace(":member", member)
    .replace(":document", document)
    .replace(":queue", "messages")
    .replace(":orderNumber", payment)
    .replace(":bulkAction", bulkAction)
    .replace(":session", session)
    .replace(":token", token)
    .replace(":payee", payee)
    .replace(":month", new Date().toISOString().slice(0, 7))
    .replace(":year", new Date().toISOString().slice(0, 4))
    .replace(":draft", path.endsWith("/receipt") ? done : open)
    .replace("*", "no-such-page");
}
