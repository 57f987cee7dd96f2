// Documents in the back office: looked at in a page, as large as one wants, with the decision beside them.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/in-process-portal";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { store } = portal.backend.context.storage;
afterAll(() => portal.close());

test("a picture is shown whole, enlarged step by step, and decided about where it waits", async () => {
  const waiting = await admin.open("/admin/queues/kyc");
  const page = await admin.get(waiting.link("Document 1 (opens in a new tab)"));
  expect([page.status, page.heading]).toEqual([200, expect.stringMatching(/^Document 1 of \d+$/)]);
  expect(page.html).toMatch(/data-zoom="100"><a href="[^"]*zoom=150/);
  const larger = await admin.get(page.link("200%"));
  expect(larger.html).toMatch(/data-zoom="200"><a href="[^"]*zoom=300/);
  expect(larger.links("User details").length).toBeGreaterThan(0);
  expect((await admin.get(page.link("Picture alone"))).status).toBe(200);
  const done = await admin.follow(await admin.submit(larger, {}, { form: "approve-kyc" }));
  expect(done.status).toBe(200);
  expect((await store.users.byEmail("pavel@example.com"))?.kyc_status).toBe("approved");
});

test("a document of somebody else, or of nobody, is not found beside this person", async () => {
  const [hana, pavel] = [await store.users.byEmail("hana@example.com"), await store.users.byEmail("pavel@example.com")];
  const [theirs] = await store.documents.ofUser(hana?.id ?? "", "kyc");
  for (const id of [theirs?.id, "no-such-document"]) expect((await admin.get(`/admin/users/${pavel?.id}/documents/${id}`)).status).toBe(404);
});
