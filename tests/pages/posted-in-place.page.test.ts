// A form that a script posts in place is told where its answer leads, and nothing of the answer is lost on the way.
import { afterAll, describe, expect, test } from "vitest";
import { inPlaceHeader, redirectHeader } from "~server/kernel/form-recovery";
import { openPortal } from "../support/portal/in-process-portal";
import type { Visitor } from "../support/people/visitor";

const portal = await openPortal();
afterAll(() => portal.close());

const withdrawal = "/dashboard/wallet/withdrawal";
const typed = { amount: "a lot", paymentMethod: "bank", description: "For <rent>" };

describe("a form that a script posts in place", () => {
  const inPlace = (visitor: Visitor) => ({ ...visitor.sameSite, [inPlaceHeader]: "1" });
  const note = async (hana: Visitor) => {
    const list = await hana.get("/dashboard/transactions");
    const [path = ""] = /\/dashboard\/transactions\/[\w-]{30,}/.exec(list.html) ?? [];
    const { fields } = (await hana.get(`${path}/edit`)).form();
    return hana.postOnly(`${path}/edit`, { ...fields, description: "Rent" }, inPlace(hana));
  };

  test("gets the URL of the next page, which shows the notice", async () => {
    const hana = await portal.signInAs("hana");
    const answer = await note(hana);
    const address = answer.headers.get(redirectHeader) ?? "";
    expect([answer.status, answer.location, answer.html]).toEqual([204, null, ""]);
    // A script that was sent there by a redirect throws that page away.
    expect((await hana.get(address, { [inPlaceHeader]: "1" })).notice).toBe("");
    expect((await hana.get(address)).notice).toBe("Transaction updated");
    expect((await hana.get(address)).notice).toBe("");
  });

  test("and that is refused gets the URL of its own page", async () => {
    const hana = await portal.signInAs("hana");
    const { fields } = (await hana.get(withdrawal)).form("withdrawal");
    const answer = await hana.postOnly(withdrawal, { ...fields, ...typed }, inPlace(hana));
    const shown = await hana.get(answer.headers.get(redirectHeader) ?? "");
    expect([answer.status, shown.form("withdrawal").fields]).toEqual([
      204,
      expect.objectContaining(typed),
    ]);
  });
});
