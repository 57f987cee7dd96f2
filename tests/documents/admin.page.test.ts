// Documents in the back office: looked at in a page, as large as one wants, with the decision next to them.
import { afterAll, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { documentsIn } from "../../server/features/documents/store";
import { auditIn } from "../../server/features/audit/store";
import { asFile, pdfFile } from "../support/inputs/files";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const admin = await portal.signInAs("admin");
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());

test("a picture is shown whole, enlarged step by step, and reviewed on its page", async () => {
  const waiting = await admin.open("/admin/queues/kyc");
  const page = await admin.get(waiting.link("Document 1 (opens in a new tab)"));
  expect([page.status, page.heading]).toEqual([200, expect.stringMatching(/^Document 1 of \d+$/)]);
  expect([waiting.text, page.text]).toEqual([
    expect.stringContaining("Document 1 (opens in a new tab) Passport"),
    expect.stringContaining("Document type Passport Country US"),
  ]);
  expect(page.html).toMatch(/data-zoom="100"><a href="[^"]*zoom=150/);
  const larger = await admin.get(page.link("200%"));
  expect(larger.html).toMatch(/data-zoom="200"><a href="[^"]*zoom=300/);
  expect(larger.links("User details").length).toBeGreaterThan(0);
  expect((await admin.get(page.link("Open original"))).status).toBe(200);
  const done = await admin.follow(await admin.submit(larger, {}, { form: "approve-kyc" }));
  expect(done.status).toBe(200);
  expect((await usersIn(db).byEmail("pavel@example.com"))?.kyc_status).toBe("approved");
});

test("a document of another user, or one that doesn't exist, isn't found under this user", async () => {
  const [hana, pavel] = [
    await usersIn(db).byEmail("hana@example.com"),
    await usersIn(db).byEmail("pavel@example.com"),
  ];
  const [theirs] = await documentsIn(db).ofUser(hana?.id ?? "", "kyc");
  for (const id of [theirs?.id, "no-such-document"])
    expect((await admin.get(`/admin/users/${pavel?.id}/documents/${id}`)).status).toBe(404);
});

const opened = { "Sec-Fetch-Site": "none", "Sec-Fetch-Dest": "document" };
const framed = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "iframe" };

test("a PDF is shown in a frame of the page, with its download next to it", async () => {
  const nora = await portal.signInAs("nora");
  await nora.submit(await nora.get("/dashboard/kyc"), {
    documentType: "passport",
    files: [asFile(pdfFile())],
  });
  const { id = "" } = (await usersIn(db).byEmail("nora@example.com")) ?? {};
  const [document] = await documentsIn(db).ofUser(id, "kyc");
  const path = `/admin/users/${id}/documents/${document?.id}`;

  const page = await admin.get(path, opened);
  expect(page.html).toContain(
    `<iframe class="pdf-view" src="${path}/frame" title="Document 1 from Nora New (nora@example.com)">`,
  );
  expect(page.headers.get("Content-Security-Policy")).toContain("frame-src 'self'");
  expect(page.link("Download PDF")).toBe(`/documents/${document?.id}`);

  const frame = await admin.get(`${path}/frame`, framed);
  expect([
    frame.status,
    frame.headers.get("Content-Type"),
    frame.headers.get("Content-Disposition"),
  ]).toEqual([200, "application/pdf", expect.stringMatching(/^inline; /)]);
  expect(frame.headers.get("Content-Security-Policy")).toBe(
    "sandbox; default-src 'none'; frame-ancestors 'self'",
  );
  expect([
    frame.headers.get("X-Frame-Options"),
    frame.headers.get("X-Content-Type-Options"),
    frame.headers.get("Cache-Control"),
  ]).toEqual(["SAMEORIGIN", "nosniff", "no-store"]);
  expect(await auditIn(db).ofSubject(`document:${document?.id}`)).toMatchObject([
    { action: "document.seen" },
  ]);

  // By itself, in a page of another site, or where the browser does not say: the download.
  for (const headers of [
    opened,
    { ...framed, "Sec-Fetch-Site": "cross-site" },
    { ...framed, "Sec-Fetch-Dest": "object" },
    {},
  ]) {
    const answer = await admin.get(`${path}/frame`, headers);
    expect([answer.status, answer.location]).toEqual([303, `/documents/${document?.id}`]);
  }
  expect(
    (await admin.get(`/documents/${document?.id}`, framed)).headers.get("Content-Disposition"),
  ).toMatch(/^attachment; /);
  const silent = await admin.get(path, {});
  expect(silent.html).not.toContain("<iframe");
  expect(silent.text).toContain("Download the document to view it.");
});

test("only a PDF is in that frame, and no other page frames anything", async () => {
  const hana = await usersIn(db).byEmail("hana@example.com");
  const [picture] = await documentsIn(db).ofUser(hana?.id ?? "", "kyc");
  expect(
    (await admin.get(`/admin/users/${hana?.id}/documents/${picture?.id}/frame`, framed)).location,
  ).toBe(`/documents/${picture?.id}`);
  expect(
    (await admin.get(`/admin/users/${hana?.id}`)).headers.get("Content-Security-Policy"),
  ).not.toContain("frame-src");
});
