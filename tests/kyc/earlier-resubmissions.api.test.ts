// Customers who uploaded new documents after a rejection, before releases recorded that.
import { expect, test } from "vitest";
import { earlierResubmissions } from "~server/database/migrations/077-earlier-resubmissions";
import { usersIn } from "~server/features/users/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import type { Administrator, Customer } from "../support/people/people";

describeEitherEngine("after an upgrade from a release without the record", (portal) => {
  const decide = (admin: Administrator, { id }: Customer, kycStatus: string) =>
    admin.patch(`/users/${id}`, { kycStatus, kycReason: "" });

  async function upgraded(...people: readonly Customer[]) {
    const { db } = portal().context.storage;
    for (const { id } of people) await usersIn(db).update(id, { kyc_resubmitted_at: null });
    await earlierResubmissions(db);
    return Promise.all(
      people.map(async ({ id }) => (await usersIn(db).byId(id))?.kyc_resubmitted_at !== null),
    );
  }

  test("customers are blocked if staff haven't decided again since their rejection", async () => {
    const admin = await portal().admin();
    const [rejected, approved, fresh] = [
      await portal().register(),
      await portal().register(),
      await portal().register(),
    ];
    for (const person of [rejected, approved, fresh]) await person.handInDocument();
    for (const person of [rejected, approved]) {
      await decide(admin, person, "rejected");
      portal().advance({ minutes: 1 });
      await person.handInDocument();
    }
    portal().advance({ minutes: 1 });
    await decide(admin, approved, "approved");
    await decide(admin, approved, "pending");
    await rejected.handInDocument();
    expect(await upgraded(rejected, approved, fresh)).toEqual([true, false, false]);
  });
});
