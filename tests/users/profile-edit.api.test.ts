// Details, account status and KYC status as they are changed: by people themselves and by administrators.
import { expect, test } from "vitest";
import { User } from "~server/features/users/schemas";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read, type Customer } from "../support/people/people";

const own = {
  what: "the user's own profile",
  by: async (nora: Customer) => ({ path: "/users/profile", caller: nora }),
};
const byAdmin = {
  what: "somebody's details",
  by: async (nora: Customer, portal: TestPortal) => ({
    path: `/users/${nora.id}`,
    caller: await portal.admin(),
  }),
};

describeEitherEngine("an edit", (portal) => {
  const begin = async (by: (typeof own | typeof byAdmin)["by"]) => {
    const nora = await portal().register();
    const { path, caller } = await by(nora, portal());
    return {
      nora,
      edit: (body: object, key?: string) => caller.patch(path, body, key ? { key } : {}),
    };
  };

  test.each([own, byAdmin])(
    "of $what changes what it names and nothing else",
    async ({ by, what }) => {
      const { nora, edit } = await begin(by);
      const before = read(User, await nora.get("/auth/profile"));
      const answer = await edit({
        fullname: " Nora Newer ",
        username: `new.${before.username}`,
        phoneNumber: "+442079460958",
        address: { city: "Oslo", zipCode: "0150" },
      });
      const after = {
        ...before,
        fullname: "Nora Newer",
        username: `new.${before.username}`,
        phoneNumber: "+442079460958",
        address: { city: "Oslo", zipCode: "0150" },
        version: 2,
      };
      expect(answer).toMatchObject({ status: 200 });
      expect(answer.body).toEqual(after);
      expect((await nora.get("/auth/profile")).body).toMatchObject(after);
      const cleared = await edit({ address: { city: null, zipCode: "", street: "1 Long Street" } });
      expect(read(User, cleared).address).toEqual({ street: "1 Long Street" });
      const { isUnchanged, ...unchanged } = read(User, await edit({}));
      expect(unchanged).toEqual(read(User, cleared));
      expect(isUnchanged).toBe(what === "the user's own profile" ? true : undefined);
    },
  );

  test.each([own, byAdmin])(
    "of $what makes the user findable by the new name, and frees the old username",
    async ({ by }) => {
      const { nora, edit } = await begin(by);
      const { username } = read(User, await nora.get("/auth/profile"));
      await edit({ fullname: "Unmistakable Person", username: `x-${username}` });
      const answer = await (
        await portal().admin()
      ).get(`/users?search=unmistakable%20person%20x-${username}`);
      expect(answer.body).toMatchObject({ total: 1, users: [{ id: nora.id }] });
      await portal().register({ username });
    },
  );

  test.each([own, byAdmin])("of $what is validated as at sign-up", async ({ by }) => {
    const { nora, edit } = await begin(by);
    await portal().register({ username: `taken-${nora.id.slice(-8)}` });
    expect(
      await edit({
        fullname: "",
        username: "a b",
        phoneNumber: "+1 000",
        address: { zipCode: "x".repeat(21) },
      }),
    ).toMatchObject({
      status: 400,
      errors: {
        fullname: ["Enter your full name"],
        username: [expect.any(String)],
        phoneNumber: ["Enter a valid phone number, including the country code"],
        "address.zipCode": [expect.any(String)],
      },
    });
    expect(await edit({ username: `TAKEN-${nora.id.slice(-8)}` })).toMatchObject({
      status: 409,
      code: "username_taken",
      errors: { username: [expect.any(String)] },
    });
    expect(read(User, await nora.get("/auth/profile")).version).toBe(1);
  });

  test("of the user's own profile can't grant rights: the whole body is refused", async () => {
    const { nora, edit } = await begin(own.by);
    const before = (await nora.get("/auth/profile")).body;
    for (const greedy of [
      { role: "admin" },
      { isAdmin: true },
      { kycStatus: "approved" },
      { accountStatus: "active" },
      { email: "other@example.com" },
      { balance: 1 },
      { id: "x" },
      { address: { role: "admin" } },
    ]) {
      const answer = await edit({ fullname: "Changed", ...greedy });
      const [name = ""] = Object.keys(greedy);
      expect([answer.status, Object.keys(answer.errors)], JSON.stringify(greedy)).toEqual([
        400,
        [name === "address" ? "address.role" : name],
      ]);
    }
    expect((await nora.get("/auth/profile")).body).toEqual(before);
  });

  test("by two who choose the same username at once succeeds for one", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => begin(own.by)));
    const wanted = `both-${people[0]?.nora.id.slice(-8)}`;
    const statuses = (await Promise.all(people.map(({ edit }) => edit({ username: wanted })))).map(
      ({ status, code }) => [status, code],
    );
    expect(statuses.sort()).toEqual([
      [200, ""],
      ...Array.from({ length: 5 }, () => [409, "username_taken"]),
    ]);
  });
});
