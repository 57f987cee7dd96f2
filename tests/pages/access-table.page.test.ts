// Who sees and sends what, on each page of the build: where a page lies says who may see it at most.
import { afterAll, describe, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { databaseState } from "../support/database/database-state";
import { openPortal } from "../support/portal/in-process-portal";
import { addressOf, areaOf, pageTable, type PageRoute } from "../support/pages/page-table";
import { recordsOf } from "../support/people/records";
import type { ShownPage } from "../support/pages/shown-page";

const portal = await openPortal();
const pages = await pageTable();
afterAll(() => portal.close());

const { db } = portal.backend.context.storage;
const owner = await portal.signInAs("hana");
const records = await recordsOf(portal, owner, "hana");
const suspended = await portal.signInAs("rita");
const rita = await usersIn(db).byEmail("rita@example.com");
await usersIn(db).update(rita?.id ?? "", { account_status: "suspended" });
const people = {
  visitor: portal.visitor(),
  owner,
  other: await portal.signInAs("george"),
  suspended,
  admin: await portal.signInAs("admin"),
};
type Viewer = keyof typeof people;
const viewers = Object.keys(people) as Viewer[];

/** Who is at most let in; a page outside both areas that is about a record is for those who own it. */
function letIn(route: PageRoute): readonly Viewer[] {
  const area = areaOf(route);
  if (area === "admin") return ["admin"];
  if (area === "visitor") return viewers;
  return hasRecord(route) ? ["owner", "admin"] : ["owner", "other", "admin"];
}
/** A month, a year and a queue are the same for everyone. */
const hasRecord = ({ path }: PageRoute) => /:(?!month|year|queue)/.test(path);

/** Without a session a page leads to the sign-in that leads back, and a record of someone else does not exist. */
function isTurnedAway({ status, location }: ShownPage, route: PageRoute, address: string): boolean {
  const signIn = areaOf(route) === "admin" ? "/admin/login" : "/login";
  if (status === 404) return true;
  if (status !== 303 || location === null) return false;
  const { pathname, searchParams } = new URL(location, portal.origin);
  const home = signIn.replace("/login", "") || "/dashboard";
  return pathname === signIn && [null, address, home].includes(searchParams.get("returnTo"));
}

/** Shown, missing, or led on; a page of an area never asks someone to sign in who has. */
const opens = ({ status, location }: ShownPage, route: PageRoute) =>
  [200, 303, 404].includes(status) &&
  (areaOf(route) === "visitor" || !/\/login(?:\?|$)/.test(location ?? ""));

describe.each(pages)("$path", (route) => {
  const address = addressOf(route.path, records);
  const outsiders = viewers.filter((viewer) => !letIn(route).includes(viewer));

  test("opens for those it is for, and turns everyone else away", async () => {
    const answers = await Promise.all(viewers.map((viewer) => people[viewer].get(address)));
    const wrong = viewers.filter((viewer, index) => {
      const answer = answers[index];
      if (!answer) return true;
      return outsiders.includes(viewer)
        ? !isTurnedAway(answer, route, address)
        : !opens(answer, route);
    });
    expect(wrong.map((viewer) => describeAnswer(viewer, answers))).toEqual([]);
  });

  test.runIf(route.takesPosts && outsiders.length > 0)(
    "refuses a post of those it is not for, and changes nothing",
    async () => {
      const before = databaseState(portal.dataDir);
      const answers = await Promise.all(
        outsiders.map((viewer) => people[viewer].post(address, {})),
      );
      expect(answers.filter((answer) => !isTurnedAway(answer, route, address))).toEqual([]);
      expect(databaseState(portal.dataDir)).toEqual(before);
    },
  );
});

function describeAnswer(viewer: Viewer, answers: readonly ShownPage[]): string {
  const answer = answers[viewers.indexOf(viewer)];
  return `${viewer}: ${answer?.status} ${answer?.location ?? ""}`;
}

test("every page but the sign-ins of the back office needs a member of staff there", () => {
  const open = pages.filter(
    (route) => route.path.startsWith("/admin") && areaOf(route) !== "admin",
  );
  expect(open.map(({ path }) => path).sort()).toEqual(["/admin/login", "/admin/login/code"]);
});
