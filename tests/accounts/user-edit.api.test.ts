// What administrators change about people: details, account status and KYC status; the last of them stays.
import { expect, test } from "vitest";
import { sessionsIn } from "~server/features/sessions/store";
import { auditIn } from "~server/features/audit/store";
import { usersIn } from "~server/features/users/store";
import { User } from "~server/features/users/schemas";
import { twoOwners } from "../support/people/staff";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { Caller } from "../support/api/caller";
import { asFile, pngFile } from "../support/inputs/files";
import { kycForm } from "../support/inputs/inputs";
import { password, read } from "../support/people/people";

describeEitherEngine("an administrator's edit", (portal) => {
  test("sets the status of identity verification; a reason is kept with a rejection only", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    const decide = async (body: object) => {
      const { kycStatus, kycReason } = read(User, await admin.patch(`/users/${nora.id}`, body));
      return [kycStatus, kycReason];
    };
    await nora.post("/users/kyc/upload-multiple", kycForm([asFile(pngFile())]));
    expect(await decide({ kycStatus: "rejected", kycReason: "Blurred" })).toEqual([
      "rejected",
      "Blurred",
    ]);
    expect((await nora.get("/auth/profile")).body).toMatchObject({
      kycStatus: "rejected",
      kycReason: "Blurred",
    });
    expect(await decide({ fullname: "Nora Newer", kycStatus: "" })).toEqual([
      "rejected",
      "Blurred",
    ]);
    expect(await decide({ kycReason: "Expired" })).toEqual(["rejected", "Expired"]);
    expect(await decide({ kycStatus: "approved", kycReason: "Fine" })).toEqual([
      "approved",
      undefined,
    ]);
    expect(await decide({ kycStatus: "rejected" })).toEqual(["rejected", undefined]);
  });

  test("approves an identity only with documents", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    const approve = () => admin.patch(`/users/${nora.id}`, { kycStatus: "approved" });
    await admin.patch(`/users/${nora.id}`, { kycStatus: "pending" });
    const text = "This user hasn't uploaded any identity documents to approve.";
    expect(await approve()).toMatchObject({
      status: 422,
      code: "kyc_documents_missing",
      errors: { kycStatus: [text] },
    });
    expect((await nora.get("/auth/profile")).body).toMatchObject({ kycStatus: "pending" });
    await nora.handInDocument();
    expect(await approve()).toMatchObject({
      status: 200,
      body: { kycStatus: "approved", kycUrls: [{ documentType: "passport" }] },
    });
  });

  test("that suspends ends every session immediately, and none begins until it is lifted", async () => {
    const [admin, simon] = [await portal().admin(), await portal().register()];
    const login = () => portal().visitor().post("/auth/login", { email: simon.email, password });
    await login();
    expect(
      (await admin.patch(`/users/${simon.id}`, { accountStatus: "suspended" })).body,
    ).toMatchObject({ accountStatus: "suspended" });
    expect((await simon.get("/auth/profile")).status).toBe(401);
    expect((await login()).code).toBe("account_suspended");
    await admin.patch(`/users/${simon.id}`, { accountStatus: "active" });
    expect((await simon.get("/auth/profile")).status, "the old session stays over").toBe(401);
    expect((await login()).status).toBe(200);
  });

  test("that suspends during a simultaneous sign-in leaves no session", async () => {
    const [admin, simon] = [await portal().admin(), await portal().register()];
    const { db } = portal().context.storage;
    for (let round = 0; round < 10; round += 1) {
      const login = () => portal().visitor().post("/auth/login", { email: simon.email, password });
      await Promise.all([
        login(),
        admin.patch(`/users/${simon.id}`, { accountStatus: "suspended" }),
        login(),
      ]);
      expect(
        await sessionsIn(db).liveOf(simon.id, { now: portal().context.now(), seenSince: 0 }),
        `round ${round}`,
      ).toEqual([]);
      await admin.patch(`/users/${simon.id}`, { accountStatus: "active" });
    }
  });

  test("that approves during a simultaneous upload takes effect, whichever comes first", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    await nora.handInDocument();
    for (let round = 0; round < 5; round += 1) {
      await admin.patch(`/users/${nora.id}`, { kycStatus: "pending" });
      const upload = nora.post("/users/kyc/upload-multiple", kycForm([asFile(pngFile())]));
      expect(
        (
          await Promise.all([upload, admin.patch(`/users/${nora.id}`, { kycStatus: "approved" })])
        ).map(({ status }) => status),
      ).toEqual([201, 200]);
      expect((await nora.get("/auth/profile")).body, `round ${round}`).toMatchObject({
        kycStatus: "approved",
      });
    }
  });

  test("records old and new values in the audit log, and encrypts personal ones", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    await admin.patch(`/users/${nora.id}`, {
      fullname: "Nora Canary",
      accountStatus: "inactive",
      phoneNumber: "+12025550101",
    });
    const lines = await auditIn(portal().context.storage.db).ofSubject(`user:${nora.id}`);
    const line = lines.find(({ action }) => action === "user.edited");
    expect(line).toMatchObject({ actor_id: admin.id, sealed_for: nora.id });
    expect(JSON.parse(line?.before ?? "")).toEqual({
      accountStatus: "active",
      sealed: expect.any(String),
    });
    expect(JSON.parse(line?.after ?? "")).toEqual({
      accountStatus: "inactive",
      sealed: expect.any(String),
    });
    expect(JSON.stringify(line)).not.toContain("Canary");
  });

  test("of a missing user returns 404, and of a customer by a customer 403", async () => {
    const [nora, rita] = [await portal().register(), await portal().register()];
    expect((await (await portal().admin()).patch("/users/nobody", { fullname: "X" })).status).toBe(
      404,
    );
    expect((await rita.patch(`/users/${nora.id}`, { fullname: "Mine" })).status).toBe(403);
  });
});

describeEitherEngine("the last active owner", (portal) => {
  test("stays an owner, even if two suspend each other at the same time", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ada, ben] = await twoOwners(portal());
      const answers = await Promise.all([
        ada.patch(`/users/${ben.id}`, { accountStatus: "inactive" }),
        ben.patch(`/users/${ada.id}`, { accountStatus: "inactive" }),
      ]);
      // The later one is no administrator anymore, or gets the refusal that one has to remain.
      expect(answers.map(({ code }) => code).sort(), `round ${round}`).toEqual([
        "",
        expect.stringMatching(/^(last_owner|unauthenticated|forbidden)$/),
      ]);
    }
  });

  test("can't suspend themselves with any status but active, and gets an error on the field", async () => {
    const users = usersIn(portal().context.storage.db);
    for (const { id } of await users.activeOwnersLocked()) await users.update(id, { role: "user" });
    const ada = await portal().admin();
    for (const accountStatus of ["suspended", "inactive", "pending"]) {
      expect(await ada.patch(`/users/${ada.id}`, { accountStatus })).toMatchObject({
        status: 409,
        code: "last_owner",
        errors: { accountStatus: [expect.any(String)] },
      });
    }
    const ben = await portal().admin();
    expect((await ben.patch(`/users/${ada.id}`, { accountStatus: "suspended" })).status).toBe(200);
    expect((await new Caller(portal().backend, ada.token).get("/users")).status).toBe(401);
    expect((await ben.patch(`/users/${ada.id}`, { accountStatus: "inactive" })).status).toBe(200);
  });
});
