// A name that was ever verified changes only with compliance's decision, whichever way it is sent.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { limits } from "~server/kernel/limits";
import { untilAvailable } from "../support/api/until-available";
import { asFile, pngFile } from "../support/inputs/files";
import { kycForm } from "../support/inputs/inputs";
import {
  approveName,
  nameIn,
  nameRequestIn,
  rejectName,
  verifiedCustomer,
} from "../support/people/names";
import type { Customer } from "../support/people/people";
import { describeEachEngine, describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, subjectsOf } from "../support/stubs/mailbox";

const mule = "Max Mule";

describeEitherEngine("the name of a customer", (portal) => {
  const rowOf = (id: string) => usersIn(portal().context.storage.db).byId(id);
  const profileOf = (nora: Customer) => nora.get("/users/profile");

  test("who was never verified changes at once", async () => {
    const nora = await portal().register();
    const answer = await nora.patch("/users/profile", { fullname: mule });
    expect(answer).toMatchObject({ status: 200, body: { fullname: mule } });
    expect(nameRequestIn(answer)).toBe("");
  });

  test("who was verified is requested, and everything else is saved", async () => {
    const nora = await verifiedCustomer(portal());
    const answer = await nora.patch("/users/profile", {
      fullname: mule,
      address: { city: "Oslo" },
    });
    const fullnameRequest = {
      id: nameRequestIn(answer),
      fullname: mule,
      status: "pending",
      createdAt: new Date(portal().context.now()).toISOString(),
    };
    const shown = { fullname: "Nora New", address: { city: "Oslo" }, fullnameRequest };
    expect(answer).toMatchObject({ status: 200, body: shown });
    for (const path of ["/users/profile", "/auth/profile", `/users/${nora.id}`])
      expect(await nora.get(path)).toMatchObject({ status: 200, body: shown });
  });

  test.each<[string, Partial<{ kyc_status: "pending" | "rejected" | "not_submitted" }>]>([
    ["whose new documents wait", { kyc_status: "pending" }],
    ["whose approval was withdrawn", { kyc_status: "rejected" }],
    ["whose verification was reset", { kyc_status: "not_submitted" }],
  ])("%s after an approval is still requested", async (_who, change) => {
    const nora = await verifiedCustomer(portal());
    await usersIn(portal().context.storage.db).update(nora.id, change);
    const answer = await nora.patch("/users/profile", { fullname: mule });
    expect(nameIn(answer)).toBe("Nora New");
    expect(nameRequestIn(answer)).not.toBe("");
  });

  test("counts as verified from compliance's approval on", async () => {
    const nora = await portal().register({ fullname: "Nora New" });
    await nora.post("/users/kyc/upload-multiple", kycForm([asFile(pngFile())]));
    const cleo = await portal().admin(["compliance"]);
    expect((await cleo.patch(`/users/${nora.id}`, { kycStatus: "approved" })).status).toBe(200);
    expect((await rowOf(nora.id))?.name_verified_at).toBe(portal().context.now());
    expect(nameIn(await nora.patch("/users/profile", { fullname: mule }))).toBe("Nora New");
  });

  test.each(["Nora New", " Nora New ", "Nora  New", "Nora\u00a0New", "Nora\u200b New"])(
    "that stays the same (%j) always passes",
    async (fullname) => {
      const nora = await verifiedCustomer(portal());
      const answer = await nora.patch("/users/profile", { fullname, address: { city: "Rome" } });
      expect(answer).toMatchObject({ status: 200, body: { fullname: "Nora New" } });
      expect(nameRequestIn(answer)).toBe("");
    },
  );

  test("is requested at most once at a time: a newer request replaces it, the same one doesn't", async () => {
    const nora = await verifiedCustomer(portal());
    const ask = async (fullname: string) =>
      nameRequestIn(await nora.patch("/users/profile", { fullname }));
    const first = await ask(mule);
    expect(await ask(` ${mule}`)).toBe(first);
    const second = await ask("Nora Newer");
    expect(second).not.toBe(first);
    const cleo = await portal().admin(["compliance"]);
    expect((await cleo.get(`/approval-requests/${first}`)).body).toMatchObject({
      state: "cancelled",
    });
    expect(await approveName(cleo, first)).toMatchObject({ code: "approval_request_decided" });
    expect((await approveName(cleo, second)).status).toBe(201);
    expect((await rowOf(nora.id))?.fullname).toBe("Nora Newer");
  });

  test("changes with compliance's approval, which is emailed and cannot be repeated", async () => {
    const nora = await verifiedCustomer(portal());
    const id = nameRequestIn(await nora.patch("/users/profile", { fullname: "Nora Married" }));
    const [cleo, other] = [
      await portal().admin(["compliance"]),
      await portal().admin(["compliance"]),
    ];
    expect((await cleo.get(`/approval-requests/${id}`)).body).toMatchObject({
      user: nora.id,
      canDecide: true,
      call: { fullname: { before: "Nora New", after: "Nora Married", isStaffName: false } },
    });
    expect(await approveName(cleo, id)).toMatchObject({ status: 201, body: { state: "approved" } });
    expect(await profileOf(nora)).toMatchObject({ body: { fullname: "Nora Married" } });
    expect(nameRequestIn(await profileOf(nora))).toBe("");
    expect(await approveName(other, id)).toMatchObject({
      status: 409,
      code: "approval_request_decided",
    });
    expect(await rejectName(other, id)).toMatchObject({
      status: 409,
      code: "approval_request_decided",
    });
    expect(subjectsOf(await mailsTo(portal(), nora.email))).toContain("Your name was changed");
    expect(await rowOf(nora.id)).toMatchObject({
      name_changed_by: cleo.id,
      name_changed_at: portal().context.now(),
    });
  });

  test("stays after a rejection, whose reason the customer reads", async () => {
    const nora = await verifiedCustomer(portal());
    const id = nameRequestIn(await nora.patch("/users/profile", { fullname: mule }));
    const cleo = await portal().admin(["compliance"]);
    expect((await rejectName(cleo, id, "Send us the deed poll.")).status).toBe(201);
    expect(await profileOf(nora)).toMatchObject({
      body: {
        fullname: "Nora New",
        fullnameRequest: { id, status: "rejected", reason: "Send us the deed poll." },
      },
    });
    const mails = await mailsTo(portal(), nora.email);
    expect(subjectsOf(mails)).toContain("Your new name wasn't approved");
    expect(JSON.stringify(mails)).not.toContain(mule);
  });

  test("is no longer requested once the customer cancels it", async () => {
    const nora = await verifiedCustomer(portal());
    const id = nameRequestIn(await nora.patch("/users/profile", { fullname: mule }));
    expect((await nora.delete("/users/profile/name-request")).status).toBe(200);
    expect(nameRequestIn(await profileOf(nora))).toBe("");
    expect(await nora.delete("/users/profile/name-request")).toMatchObject({
      status: 409,
      code: "name_request_missing",
    });
    const cleo = await portal().admin(["compliance"]);
    expect(await approveName(cleo, id)).toMatchObject({ code: "approval_request_decided" });
  });

  test("is decided by compliance alone", async () => {
    const nora = await verifiedCustomer(portal());
    const id = nameRequestIn(await nora.patch("/users/profile", { fullname: mule }));
    for (const role of ["support", "treasury", "owner", "auditor"] as const) {
      const other = await portal().admin([role]);
      expect((await approveName(other, id)).status).toBe(403);
      expect((await rejectName(other, id)).status).toBe(403);
    }
    expect((await nora.post(`/approval-requests/${id}/approval`, {})).status).toBe(403);
    expect((await rowOf(nora.id))?.fullname).toBe("Nora New");
  });

  test("can't be requested more often than the limit", async () => {
    const nora = await verifiedCustomer(portal());
    for (let time = 0; time < limits.rateLimits.nameRequests.most; time += 1)
      expect((await nora.patch("/users/profile", { fullname: `Nora ${time}` })).status).toBe(200);
    expect(await nora.patch("/users/profile", { fullname: "Nora Again" })).toMatchObject({
      status: 429,
      code: "too_many_requests",
    });
  });
});

describeEachEngine("a requested name", (portal) => {
  test("that two decide, and the customer replaces, at the same time gets one decision", async () => {
    const nora = await verifiedCustomer(portal());
    const id = nameRequestIn(await nora.patch("/users/profile", { fullname: "Nora Married" }));
    const [one, two] = [await portal().admin(["compliance"]), await portal().admin(["compliance"])];
    const answers = await Promise.all([
      untilAvailable(() => approveName(one, id)),
      untilAvailable(() => rejectName(two, id)),
      untilAvailable(() => nora.patch("/users/profile", { fullname: "Nora Other" })),
    ]);
    const decided = answers.slice(0, 2).filter(({ status }) => status === 201);
    expect(decided.length).toBeLessThanOrEqual(1);
    for (const { status } of answers) expect([200, 201, 409]).toContain(status);
    const { fullname } = (await usersIn(portal().context.storage.db).byId(nora.id)) ?? {};
    expect(fullname).toBe(answers[0]?.status === 201 ? "Nora Married" : "Nora New");
    const open = (await one.get("/approval-requests?state=open")).body as {
      approvalRequests: { user: string }[];
    };
    expect(open.approvalRequests.filter(({ user }) => user === nora.id).length).toBeLessThanOrEqual(
      1,
    );
  });
});
