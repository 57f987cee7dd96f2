// What makes a device a known one, and when it is forgotten.
import { expect, test } from "vitest";
import { eraseDue } from "~server/background/erase-due";
import { SignedIn } from "~server/features/users/schemas";
import { limits } from "~server/kernel/limits";
import { describeEitherEngine } from "../support/portal/engine-suites";
import type { Caller } from "../support/api/caller";
import { mailsTo, tokenIn } from "../support/stubs/mailbox";
import { password, read } from "../support/people/people";
import { locationsOf, storedRows } from "../support/database/stored-text";
import { knownDevicesMaximum } from "~server/features/sessions/known-device";

const newPassword = "an entirely new password";

describeEitherEngine("a known device", (portal) => {
  const signIn = (email: string, device?: string, typed = password) =>
    portal()
      .visitor()
      .post(
        "/auth/login",
        { email, password: typed },
        { headers: device === undefined ? {} : { "x-device-token": device } },
      );
  const deviceOf = async (email: string, device?: string, typed = password) =>
    read(SignedIn, await signIn(email, device, typed)).deviceToken ?? "";
  const knownTo = async ({ id }: { id: string }) =>
    ((await storedRows(portal())).get("known_devices") ?? []).filter(
      ({ user_id: userId }) => userId === id,
    ).length;

  test("is known from sign-up on, by a token that is stored as a hash and stays the same", async () => {
    const nora = await portal().register();
    expect(await knownTo(nora)).toBe(1);
    const device = await deviceOf(nora.email);
    expect(device).toMatch(/^[\w-]{43}$/);
    expect(await locationsOf(portal(), device)).toEqual([]);
    expect([await deviceOf(nora.email, device), await knownTo(nora)]).toEqual([device, 2]);
  });

  test("that several users share keeps a token for each, five at most", async () => {
    const people = [];
    for (let number = 0; number < 6; number += 1) people.push(await portal().register());
    let device = "";
    for (const { email } of people) device = await deviceOf(email, device);
    expect(device.split(".")).toHaveLength(5);
    const [first, second] = people;
    expect(await deviceOf(second?.email ?? "", device)).toBe(device);
    expect(await deviceOf(first?.email ?? "", device), "the one that was pushed out").not.toBe(
      device,
    );
  });

  test("invented by the client, or of another user, is ignored", async () => {
    const [nora, hana] = [await portal().register(), await portal().register()];
    const device = await deviceOf(hana.email);
    for (const made of ["x".repeat(43), device, "not a token", `${"y".repeat(43)}.`.repeat(40)]) {
      const given = await deviceOf(nora.email, made);
      expect(given.split(".")[0]).not.toBe(made.split(".")[0]);
      expect(given.length).toBeLessThan(300);
    }
  });

  test("is one of twenty, and forgotten half a year after its last use", async () => {
    const nora = await portal().register();
    for (let number = 0; number < knownDevicesMaximum + 3; number += 1) {
      await deviceOf(nora.email);
      portal().advance({ minutes: 1 });
    }
    expect(await knownTo(nora)).toBe(knownDevicesMaximum);
    const device = await deviceOf(nora.email);
    portal().advance({ days: limits.knownDevicesKeptDays - 1 });
    expect(await deviceOf(nora.email, device)).toBe(device);
    portal().advance({ days: 2 });
    await eraseDue(portal().context);
    expect(await knownTo(nora)).toBe(1);
  });

  test("is the only one left after a password change on it or a reset by link, and is deleted with its user", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin()];
    const device = await deviceOf(nora.email);
    const change = (person: Caller, to: string) =>
      person.post(
        "/auth/change-password",
        { currentPassword: password, newPassword: to },
        { headers: { "x-device-token": device } },
      );
    expect((await change(nora, newPassword)).status).toBe(200);
    expect([await knownTo(nora), await deviceOf(nora.email, device, newPassword)]).toEqual([
      1,
      device,
    ]);
    await portal().visitor().post("/auth/forgot-password", { email: nora.email });
    const token = tokenIn(await mailsTo(portal(), nora.email), "reset-password");
    await portal()
      .visitor()
      .post("/auth/reset-password", { token, password }, { headers: { "x-device-token": device } });
    expect(await knownTo(nora)).toBe(1);
    expect(await deviceOf(nora.email, device)).not.toBe(device);
    await admin.delete(`/users/${nora.id}`, {});
    expect(await knownTo(nora)).toBe(0);
  });
});
