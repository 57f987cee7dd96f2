// The owners hear of it when there is one more of them, or one less, whichever way that happens.
import { expect, test } from "vitest";
import { createAdministrator } from "~server/features/accounts/create-administrator";
import type { Administrator } from "../support/people/people";
import { requestIn } from "../support/people/second-approval";
import { memberOf, soleOwner, twoOwners } from "../support/people/staff";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo } from "../support/stubs/mailbox";

const added = "Security alert: new owner";
const back = "Security alert: owner reactivated";
const lost = "Security alert: owner suspended or removed";

describeEitherEngine("owners", (portal) => {
  /** Subjects and words of what someone was told of owners. */
  const mailsOf = async ({ email }: Pick<Administrator, "email">) =>
    (await mailsTo(portal(), email)).filter(({ subject = "" }) => subject.includes("owner"));
  const subjects = async (person: Administrator) =>
    (await mailsOf(person)).map(({ subject }) => subject);
  const staffIdOf = async (reader: Administrator, { id }: Administrator) =>
    (await memberOf(reader, id))?.staffId;
  const approve = (by: Administrator, id: string) =>
    by.post(`/approval-requests/${id}/approval`, {});

  test("are notified of a colleague who becomes or stops being one, except the colleague", async () => {
    const [ada, ben] = await twoOwners(portal());
    const sven = await portal().admin(["support"]);
    const roles = async (...all: string[]) =>
      approve(ben, requestIn(await ada.patch(`/staff/${sven.id}`, { roles: all })));
    expect((await roles("support", "owner")).status).toBe(201);
    for (const owner of [ada, ben]) expect(await subjects(owner)).toEqual([added]);
    expect((await roles("support")).status).toBe(201);
    for (const owner of [ada, ben])
      expect((await subjects(owner)).toSorted()).toEqual([added, lost]);
    expect(await subjects(sven)).toEqual([]);
  });

  test("are notified of one whose access is revoked", async () => {
    const [ada, ben] = await twoOwners(portal());
    const olga = await portal().admin(["owner"]);
    const requested = requestIn(await ada.delete(`/staff/${olga.id}`, {}));
    expect((await approve(ben, requested)).status).toBe(201);
    const [adaId, olgaId] = [await staffIdOf(ada, ada), await staffIdOf(ada, olga)];
    for (const owner of [ada, ben]) {
      const [mail, ...others] = await mailsOf(owner);
      expect([mail?.subject, others]).toEqual([lost, []]);
      expect(mail?.text).toContain(`Owner: Ada Admin (${olga.email}), ${olgaId}`);
      expect(mail?.text).toContain(`Requested by: Ada Admin (${ada.email}), ${adaId}`);
    }
  });

  test.each(["suspended", "inactive"])(
    "are notified of one who is %s, as is that owner, and of one who is reactivated",
    async (accountStatus) => {
      const [ada, ben] = await twoOwners(portal());
      const olga = await portal().admin(["owner"]);
      const status = (value: string) => ada.patch(`/users/${olga.id}`, { accountStatus: value });
      expect((await status(accountStatus)).status).toBe(200);
      for (const owner of [ada, ben, olga]) expect(await subjects(owner)).toEqual([lost]);
      const fullname = `Olga ${accountStatus}`;
      expect((await ada.patch(`/users/${olga.id}`, { fullname })).status).toBe(200);
      expect((await status("active")).status).toBe(200);
      for (const owner of [ada, ben])
        expect((await subjects(owner)).toSorted()).toEqual([back, lost]);
      expect(await subjects(olga)).toEqual([lost]);
    },
  );

  test("are not notified of a suspended colleague with another role", async () => {
    const ada = await soleOwner(portal());
    const sven = await portal().admin(["support"]);
    await ada.patch(`/users/${sven.id}`, { accountStatus: "suspended" });
    expect(await mailsOf(ada)).toEqual([]);
  });

  test("are notified of one created by a command on the server", async () => {
    const ada = await soleOwner(portal());
    const create = (name: string, roles: readonly string[]) =>
      createAdministrator(portal().context, {
        email: `${name}@portal.example.org`,
        fullname: `Otto ${name}`,
        password: "twelve or more",
        roles,
      });
    await create("support", ["support"]);
    expect(await mailsOf(ada)).toEqual([]);
    await create("owner", ["owner"]);
    const [mail] = await mailsOf(ada);
    expect(mail?.subject).toBe(added);
    expect(mail?.text).toMatch(/New owner: Otto owner \(owner@portal\.example\.org\), S-\d{4}/);
    expect(mail?.text).toContain("By: A command on the server");
    expect(await mailsOf({ email: "owner@portal.example.org" })).toEqual([]);
  });
});
