// The list of approval requests without scripts: many are rejected or canceled together, and a repeated one says so.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal({ ADJUSTMENT_APPROVALS: "2" });
const [ada, ben] = [await portal.signInAs("admin"), await portal.signInAs("second.admin")];
afterAll(() => portal.close());

async function requestCredit(amount: string, more: Record<string, string> = {}) {
  const people = await ada.get("/admin/users?search=george");
  const [, id = ""] = /\/admin\/users\/([\w-]{36})/.exec(people.html) ?? [];
  const form = await ada.get(`/admin/wallets/${id}/credit`);
  return ada.follow(
    await ada.submit(form, { amount, description: "Goodwill", ...more }, { form: "credit" }),
  );
}

test("an equal credit is requested only once its author says that it is meant", async () => {
  expect((await requestCredit("31")).heading).toBe("Approval request");
  const asked = await requestCredit("31");
  expect(asked.messages.join(" ")).toMatch(/was already requested for this customer by Ada Admin/);
  const sent = await ada.follow(await ada.submit(asked, { isMeant: "on" }, { form: "credit" }));
  expect(sent.heading).toBe("Approval request");
  expect(sent.text).toContain("Check that both are meant before you approve.");
  const list = await ben.get("/admin/approval-requests?state=open");
  expect(list.text).toContain("Same as another request");
});

test("the selected requests are rejected with one reason, and those of the requester are canceled", async () => {
  const ids = async (person: typeof ada) =>
    [
      ...(await person.get("/admin/approval-requests?state=open")).html.matchAll(
        /name="selected" value="([\w-]{36})"/g,
      ),
    ].map(([, id = ""]) => id);
  const selected = (found: readonly string[]) => found.map((id) => `selected=${id}`).join("&");
  const [first = "", ...others] = await ids(ben);
  const question = await ben.get(
    `/admin/approval-requests/selected/rejection?${selected([first])}`,
  );
  const rejected = await ben.follow(
    await ben.submit(question, { reason: "Filed twice" }, { form: "selected-requests" }),
  );
  expect(rejected.notice).toBe("1 request rejected. Nothing was changed.");
  const own = await ada.get(`/admin/approval-requests/selected/cancellation?${selected(others)}`);
  const canceled = await ada.follow(await ada.submit(own, {}, { form: "selected-requests" }));
  expect(canceled.notice).toMatch(/^\d+ requests? canceled\. Nothing was changed\.$/);
  expect(await ids(ada)).toEqual([]);
  expect((await ben.get("/admin/approval-requests/selected/approval?selected=x")).status).toBe(404);
});
