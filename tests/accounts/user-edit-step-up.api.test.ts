// Which edits of a person ask for a recent password: those that someone at an open screen could use.
import { expect, test } from "vitest";
import { guardedFields, type UserEditBody } from "~server/features/accounts/admin-schemas";
import { accountOperations } from "~server/features/accounts/operations";
import { User } from "~server/features/users/schemas";
import { allOperations } from "../support/api/caller";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read } from "../support/people/people";

/** A new value of each field that an edit may have. */
const values = {
  fullname: "Nora Newer",
  username: "nora.newer",
  phoneNumber: "+12025550199",
  address: { city: "Oslo" },
  accountStatus: "suspended",
  kycStatus: "rejected",
  kycReasonCode: "unreadable",
  kycReason: "Blurred",
} as const satisfies Record<Exclude<keyof typeof UserEditBody.shape, "version">, unknown>;

const guarded: readonly string[] = guardedFields;
const free = Object.entries(values).filter(([field]) => !guarded.includes(field));

test("one operation lists fields that require the password: all but username and address", () => {
  expect(accountOperations.edit.stepUpFields).toBe(guardedFields);
  expect(allOperations.filter((one) => "stepUpFields" in one)).toEqual([accountOperations.edit]);
  expect(free.map(([field]) => field)).toEqual(["username", "address"]);
});

describeEitherEngine("an edit a quarter of an hour after the sign-in", (portal) => {
  const late = async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    await admin.patch(`/users/${nora.id}`, { kycStatus: "rejected" });
    portal().advance({ minutes: 15 });
    return { admin, nora, edit: (body: object) => admin.patch(`/users/${nora.id}`, body) };
  };

  test.each(guardedFields)("of %s requires the password", async (field) => {
    const { admin, edit } = await late();
    const body = { [field]: field === "kycStatus" ? "pending" : values[field] };
    expect(await edit(body)).toMatchObject({ status: 403, code: "step_up_required" });
    await admin.confirm();
    expect(read(User, await edit(body))).toMatchObject(body);
  });

  test.each(free)("of %s still works", async (field, value) => {
    const { edit } = await late();
    const body = { [field]: value };
    expect(read(User, await edit(body))).toMatchObject(body);
  });

  test("that sends every field is checked by those that differ", async () => {
    const { admin, nora, edit } = await late();
    const { fullname, phoneNumber, accountStatus, kycStatus } = read(
      User,
      await admin.get(`/users/${nora.id}`),
    );
    const same = { fullname, phoneNumber, accountStatus, kycStatus };
    expect((await edit({ ...same, address: { city: "Bergen" } })).status).toBe(200);
    const more = { ...same, address: { city: "Oslo" }, phoneNumber: values.phoneNumber };
    expect((await edit(more)).code).toBe("step_up_required");
    expect(read(User, await admin.get(`/users/${nora.id}`))).toMatchObject({
      phoneNumber,
      address: { city: "Bergen" },
    });
  });

  test("can be repeated with its key after the password was entered", async () => {
    const { admin, nora } = await late();
    const suspend = () =>
      admin.patch(`/users/${nora.id}`, { accountStatus: "suspended" }, { key: "suspend-nora" });
    expect((await suspend()).code).toBe("step_up_required");
    await admin.confirm();
    expect((await suspend()).status).toBe(200);
  });
});
