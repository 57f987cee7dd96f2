// How much room files take: for one person, before an address is confirmed, and for all such people together.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { documentsIn } from "~server/features/documents/store";
import type { Context } from "~server/http/context";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { withGateway } from "../support/stubs/crypto-gateway";
import { asFile, pngFile } from "../support/inputs/files";
import { formOf, kycForm } from "../support/inputs/inputs";
import type { Customer } from "../support/people/people";
import {
  personFilesMaximumBytes,
  unverifiedFilesMaximumBytes,
  unverifiedFilesOfAllMaximumBytes,
} from "~server/features/documents/check-upload-space";

const upload = (nora: Customer, files: File[], documentType = "passport", kept = "") =>
  nora.post("/users/kyc/upload-multiple", kycForm(files, documentType, kept));

describeEitherEngine("uploading documents", (portal) => {
  /** One more picture, and this person's files take all that they may. */
  const almostFill = async ({ id }: Customer, maximumBytes: number = personFilesMaximumBytes) => {
    if (maximumBytes === personFilesMaximumBytes)
      await usersIn(portal().context.storage.db).update(id, { email_verified_at: 1 });
    const row = {
      id: `before ${id}`,
      user_id: id,
      purpose: "kyc",
      document_type: "passport",
      file_name: "old.pdf",
      media_type: "application/pdf",
      storage_key: `before ${id}`,
      erase_after: null,
      created_at: 0,
    } as const;
    return documentsIn(portal().context.storage.db).insert({
      ...row,
      size_bytes: maximumBytes - pngFile().buffer.length,
    });
  };

  test("files of one user are accepted until their total size is too large", async () => {
    const [nora, rita] = [await portal().register(), await portal().register()];
    await almostFill(nora);
    expect((await upload(nora, [asFile(pngFile())])).status).toBe(201);
    expect(await upload(nora, [asFile(pngFile())])).toMatchObject({
      status: 422,
      code: "files_take_too_much",
      errors: { files: [expect.stringContaining("Contact support")] },
    });
    expect((await upload(rita, [asFile(pngFile())])).status).toBe(201);
  });

  test("before the email address is confirmed the limit is lower, also for files that are kept for a form", async () => {
    const nora = await portal().register();
    await almostFill(nora, unverifiedFilesMaximumBytes);
    expect((await upload(nora, [asFile(pngFile())])).status).toBe(201);
    const refused = { status: 422, code: "files_unverified" };
    expect(await upload(nora, [asFile(pngFile())])).toMatchObject({
      ...refused,
      errors: { files: [expect.stringContaining("Confirm your email")] },
    });
    expect(await nora.post("/pending-uploads", formOf({ file: asFile(pngFile()) }))).toMatchObject(
      refused,
    );
    expect(await nora.saveCard()).toMatchObject(refused);
    await usersIn(portal().context.storage.db).update(nora.id, { email_verified_at: 1 });
    expect((await upload(nora, [asFile(pngFile())])).status).toBe(201);
  });

  test("of all users without a confirmed address are limited together, and the operator is notified once", async () => {
    const [nora, rita, hana] = [
      await portal().register(),
      await portal().register(),
      await portal().register(),
    ];
    const { storage } = portal().context;
    await usersIn(storage.db).update(hana.id, { email_verified_at: 1 });
    const taken = await documentsIn(storage.db).bytesOfUnverified();
    await almostFill(nora, unverifiedFilesOfAllMaximumBytes - taken);
    const reported: string[] = [];
    Object.assign(portal().context, { report: (event: string) => reported.push(event) });
    expect((await upload(rita, [asFile(pngFile())])).status).toBe(201);
    expect(await upload(rita, [asFile(pngFile())])).toMatchObject({
      status: 422,
      code: "files_unverified",
    });
    expect((await upload(rita, [asFile(pngFile())])).code).toBe("files_unverified");
    expect(reported).toEqual(["unverified-files-full"]);
    expect((await upload(hana, [asFile(pngFile())])).status).toBe(201);
    const gauges = await portal().backend.gauges();
    expect(gauges.find(({ name }) => name === "portal_unverified_files_bytes")?.samples).toEqual([
      { value: unverifiedFilesOfAllMaximumBytes },
    ]);
    await documentsIn(storage.db).remove(`before ${nora.id}`);
  });

  test("of two simultaneous uploads with room for one, one is accepted", async () => {
    const nora = await portal().register();
    const { context } = portal();
    await almostFill(nora);
    const stored: string[] = [];
    let bothAreStored: () => void = () => undefined;
    const both = new Promise<void>((resolve) => (bothAreStored = resolve));
    const put: Context["documents"]["put"] = async (key, bytes) => {
      await context.documents.put(key, bytes);
      if (stored.push(key) === 2) bothAreStored();
      await both;
    };
    const slow = withGateway({ ...context, documents: { ...context.documents, put } }, nora);
    const answers = await Promise.all([
      upload(slow, [asFile(pngFile())]),
      upload(slow, [asFile(pngFile())]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.map(({ code }) => code)).toContain("files_take_too_much");
    expect(await documentsIn(context.storage.db).bytesOf(nora.id)).toBe(personFilesMaximumBytes);
    expect(
      (await Promise.all(stored.map((key) => context.documents.get(key)))).filter(
        (bytes) => bytes === null,
      ),
    ).toHaveLength(1);
  });
});
