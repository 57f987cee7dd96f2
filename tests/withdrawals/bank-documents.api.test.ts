// Files that come with bank details: few a day, erased once replaced, and shown to administrators
// only as sensitive data.
import { expect, test } from "vitest";
import { eraseDue } from "~server/background/erase-due";
import { limits } from "~server/kernel/limits";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { asFile, pdfFile, pngFile } from "../support/inputs/files";
import { bankOfHana, formOf } from "../support/inputs/inputs";
import { password, type Customer, type Person } from "../support/people/people";
import { filesBelow } from "../support/database/stored-text";

const letter = (description = "See the letter") =>
  formOf({ region: "OTHERS", description, document: asFile(pdfFile("letter.pdf")) });
const save = (nora: Customer, body: unknown = letter()) => nora.saveBank(body);

/** The address, below /api, of the document that an answer names. */
function documentIn({ body }: { body: unknown }): string {
  return String(Object(body).others.documentUrl).replace("/api", "");
}

/** For answers of plain bytes. */
function reading({ token }: Pick<Person, "token">, path: string): Request {
  return new Request(`http://localhost/api${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
}

function useOf(portal: TestPortal) {
  return {
    status: async (person: Pick<Person, "token">, path: string) =>
      (await portal.backend.fetch(reading(person, path))).status,
    files: () => filesBelow(portal.dataDir).filter((file) => !file.includes("portal.sqlite")),
    /** Time passes, and the background work comes by. */
    async passes(time: { minutes?: number; hours?: number }) {
      portal.advance(time);
      await eraseDue(portal.context);
    },
  };
}

describeEitherEngine("a document of bank details", (portal) => {
  test("is erased when other details replace it, whatever they are", async () => {
    const nora = await portal().register();
    const { status, files, passes } = useOf(portal());
    const before = files().length;
    const paths: string[] = [];
    for (let time = 1; time <= 4; time += 1) paths.push(documentIn(await save(nora)));
    await passes({ minutes: 2 });
    expect(await Promise.all(paths.map((path) => status(nora, path)))).toEqual([
      404, 404, 404, 200,
    ]);
    expect(files()).toHaveLength(before + 1);
    await save(nora, bankOfHana);
    await passes({ minutes: 2 });
    expect(files()).toHaveLength(before);
  });

  test("is the only one left when many are saved at once", async () => {
    const nora = await portal().register();
    const { files, passes } = useOf(portal());
    const before = files().length;
    await nora.confirm();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => nora.post("/wallets/bank-details/add", letter())),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
    await passes({ minutes: 2 });
    expect(files()).toHaveLength(before + 1);
  });

  test("stays readable while a withdrawal to it is pending, and is erased with the decision", async () => {
    const [hana, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    const { status, passes } = useOf(portal());
    const path = documentIn(await save(hana));
    const answer = await hana.post("/wallets/withdrawal/request", { amount: "10.00" });
    await save(hana, bankOfHana);
    for (const time of [{ minutes: 2 }, { hours: 2 }]) {
      await passes(time);
      expect(await status(hana, path)).toBe(200);
    }
    const later = await portal().signInAgain(admin);
    await later.approve(String(Object(answer.body).transaction.id));
    await passes({ hours: 2 });
    expect(await status(hana, path)).toBe(404);
  });

  test("stays while a draft may still become such a withdrawal", async () => {
    const hana = await portal().customerWith("100.00");
    const { status, passes } = useOf(portal());
    const path = documentIn(await save(hana));
    await hana.draft("bank_withdrawal", "10.00");
    await save(hana, bankOfHana);
    await passes({ minutes: 20 });
    expect(await status(hana, path)).toBe(200);
    await passes({ hours: 2 });
    expect(await status(hana, path)).toBe(404);
  });

  test("is accepted a limited number of times a day, and not a byte more is stored", async () => {
    const nora = await portal().register();
    const { files } = useOf(portal());
    const { most } = limits.rateLimits.bankDetails;
    for (let time = 1; time <= most; time += 1)
      expect((await save(nora, bankOfHana)).status).toBe(201);
    const before = files();
    const { documents } = portal().context;
    const put = documents.put.bind(documents);
    let stored = 0;
    Object.assign(documents, {
      put: (key: string, bytes: Uint8Array) => ((stored += 1), put(key, bytes)),
    });
    expect(await save(nora)).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(await nora.patch("/wallets/bank-details/update", bankOfHana)).toMatchObject({
      status: 429,
      code: "too_many_requests",
    });
    expect([stored, files()]).toEqual([0, before]);
    Object.assign(documents, { put });
  });
});

describeEitherEngine("an administrator's access to a document of bank details", (portal) => {
  test("requires a recent password, is recorded and reported", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin()];
    const path = documentIn(await save(nora));
    expect(await admin.get(path)).toMatchObject({ status: 403, code: "password_needed" });
    expect((await nora.get("/users/profile/data-access-log")).body).toMatchObject({ total: 0 });
    await admin.post("/auth/confirm-password", { password });
    const shown = await portal().backend.fetch(reading(admin, path));
    expect(Buffer.from(await shown.arrayBuffer()).equals(pdfFile().buffer)).toBe(true);
    expect((await nora.get("/users/profile/data-access-log")).body).toMatchObject({
      total: 1,
      accesses: [{ what: "document" }],
    });
    portal().advance({ minutes: 6 });
    expect((await admin.get(path)).code).toBe("password_needed");
    expect(await useOf(portal()).status(nora, path)).toBe(200);
  });

  test("counts toward the limit of accesses; one to an identity document doesn't", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin(["compliance"])];
    const { status } = useOf(portal());
    const path = documentIn(await save(nora));
    await admin.post("/auth/confirm-password", { password });
    for (let time = 1; time <= limits.rateLimits.sensitiveAccess.most; time += 1)
      expect(await status(admin, path)).toBe(200);
    expect(await admin.get(path)).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(
      await admin.post(`/wallets/admin/user/${nora.id}/bank-details-access`, { reason: "To pay" }),
    ).toMatchObject({ status: 429 });
    await nora.post(
      "/users/kyc/upload-multiple",
      formOf({ documentType: "passport", files: asFile(pngFile()) }),
    );
    const profile = Object((await nora.get("/auth/profile")).body);
    expect(await status(admin, String(profile.kycUrls[0].documentUrl).replace("/api", ""))).toBe(
      200,
    );
  });
});
