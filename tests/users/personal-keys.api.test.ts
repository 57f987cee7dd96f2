// Personal values in the audit log and in documents are sealed with a key per user.
import { expect, test } from "vitest";
import { auditIn } from "~server/features/audit/store";
import { usersIn } from "~server/features/users/store";
import { documentsIn } from "~server/features/documents/store";
import { readAudit, removedEntry } from "~server/features/audit/read-audit";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { asFile, pdfFile } from "../support/inputs/files";
import { kycForm } from "../support/inputs/inputs";
import { bytesBelow } from "../support/database/stored-text";

describeEitherEngine("the audit log", (portal) => {
  const linesAbout = async (subject: string) =>
    auditIn(portal().context.storage.db).ofSubject(subject);

  test("encrypts personal values and keeps amounts, statuses and versions readable", async () => {
    const [hana, admin] = [await portal().customerWith("100.00"), await portal().admin()];
    const { id } = await hana.withdraw("10.00");
    await admin.reject(id, "Hana is not the recipient");
    const row = (await linesAbout(`transaction:${id}`)).find(
      ({ action }) => action === "transaction.rejected",
    );
    expect(row).toMatchObject({
      sealed_for: hana.id,
      after: JSON.stringify({ status: "failed", amountMinor: "1000", version: 2 }),
    });
    expect(row?.reason).toMatch(/^own\./);
    expect(row && (await readAudit(portal().context, row))).toMatchObject({
      reason: "Hana is not the recipient",
      after: { status: "failed" },
    });
  });

  test("keeps the caller's IP address for as long as the caller", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin()];
    await nora.patch(
      "/users/profile",
      { fullname: "Nora Newer" },
      { headers: { "x-client-address": "203.0.113.9" } },
    );
    const row = (await linesAbout(`user:${nora.id}`)).find(
      ({ action }) => action === "user.edited",
    );
    if (!row) throw new Error("not written down");
    expect(JSON.stringify(row)).not.toMatch(/203\.0\.113\.9|Nora/);
    const line = {
      before: { fullname: "Nora New" },
      after: { fullname: "Nora Newer" },
      address: "203.0.113.9",
      reason: null,
    };
    expect(await readAudit(portal().context, row)).toEqual(line);
    await admin.delete(`/users/${nora.id}`, {});
    expect(await readAudit(portal().context, row)).toEqual({
      before: removedEntry("en"),
      after: removedEntry("en"),
      address: removedEntry("en"),
      reason: null,
    });
  });

  test("of two entries at once gives a user without a key one key, which reads both", async () => {
    const nora = await portal().register();
    const { db } = portal().context.storage;
    await usersIn(db).update(nora.id, { personal_key: null });
    await Promise.all(
      ["12 Old Road", "13 Old Road"].map((street) =>
        nora.patch("/users/profile", { address: { street } }),
      ),
    );
    const lines = (await linesAbout(`user:${nora.id}`)).filter(
      ({ action }) => action === "user.edited",
    );
    const read = await Promise.all(lines.map((row) => readAudit(portal().context, row)));
    expect(read.map(({ after }) => JSON.stringify(after)).sort()).toEqual([
      '{"address.street":"12 Old Road"}',
      '{"address.street":"13 Old Road"}',
    ]);
  });
});

describeEitherEngine("a document at rest", (portal) => {
  test("shows nothing of its content, and is read by its owner", async () => {
    const nora = await portal().register();
    const file = pdfFile();
    await nora.post("/users/kyc/upload-multiple", kycForm([asFile(file)]));
    const { storage } = portal().context;
    const [row] = await documentsIn(storage.db).ofUser(nora.id, "kyc");
    if (!row) throw new Error("no document");
    expect(row).toMatchObject({ size_bytes: file.buffer.byteLength });
    expect(
      bytesBelow(`${portal().dataDir}/documents`).filter(({ bytes }) => bytes.includes("%PDF")),
    ).toEqual([]);
    const read = async () => {
      const request = new Request(`http://localhost/api/documents/${row.id}`, {
        headers: { Authorization: `Bearer ${nora.token}` },
      });
      return Buffer.from(await (await portal().backend.fetch(request)).arrayBuffer());
    };
    expect((await read()).equals(file.buffer)).toBe(true);
  });
});
