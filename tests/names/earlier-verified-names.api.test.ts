// Names that were verified in a release that didn't record it.
import { expect, test } from "vitest";
import { earlierVerifiedNames } from "~server/database/migrations/083-earlier-verified-names";
import { usersIn } from "~server/features/users/store";
import { nameIn } from "../support/people/names";
import { describeEachEngine } from "../support/portal/engine-suites";

describeEachEngine("after an upgrade, the name of a customer", (portal) => {
  const upgraded = async (id: string) => {
    const { db } = portal().context.storage;
    await usersIn(db).update(id, { name_verified_at: null });
    await earlierVerifiedNames(db);
    return (await usersIn(db).byId(id))?.name_verified_at !== null;
  };

  test("counts as verified if it was approved, whatever happened since", async () => {
    const admin = await portal().admin();
    const statuses: readonly (readonly string[])[] = [
      ["approved"],
      ["approved", "rejected"],
      ["approved", "pending"],
      ["rejected"],
      [],
    ];
    const verified: boolean[] = [];
    for (const status of statuses) {
      const nora = await portal().register({ fullname: "Nora New" });
      await nora.handInDocument();
      for (const kycStatus of status)
        expect((await admin.patch(`/users/${nora.id}`, { kycStatus })).status).toBe(200);
      const isVerified = await upgraded(nora.id);
      verified.push(isVerified);
      const renamed = await nora.patch("/users/profile", { fullname: "Max Mule" });
      expect(nameIn(renamed)).toBe(isVerified ? "Nora New" : "Max Mule");
    }
    expect(verified).toEqual([true, true, true, false, false]);
  });
});
