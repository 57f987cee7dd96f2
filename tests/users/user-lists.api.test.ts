// The administrators' lists of wallets and people: searched, sorted and paged.
import { expect, test } from "vitest";
import { WalletPage } from "~server/features/wallets/admin-schemas";
import { UserPage } from "~server/features/accounts/admin-schemas";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read } from "../support/people/people";

const people = async (portal: TestPortal, query: string) =>
  read(UserPage, await (await portal.admin()).get(`/users?${query}`)).users.map(
    ({ fullname }) => fullname,
  );

describeEitherEngine("wallets", (portal) => {
  test("are sorted by available balance, whatever the filters, and never include closed ones", async () => {
    const admin = await portal().admin();
    for (const amount of ["20", "5", "300", "5"])
      await admin.credit((await portal().register({ fullname: "Wanda Wallet" })).id, amount);
    await admin.closeWallet((await portal().register({ fullname: "Wanda Wallet" })).id);
    const available = async (query: string) =>
      read(WalletPage, await admin.get(`/wallets/admin/all?${query}`)).wallets.map(
        ({ availableBalance }) => availableBalance,
      );
    for (const filter of ["", "search=wanda", "from=2026-01-01", "search=wanda&from=2026-01-01"]) {
      const isSearched = filter.includes("search");
      expect(await available(`${filter}&sort=largest&limit=3`), filter).toEqual([300, 20, 5]);
      expect(
        (await available(`${filter}&sort=smallest`)).slice(isSearched ? 0 : 1),
        filter,
      ).toEqual([5, 5, 20, 300]);
      expect(await available(`${filter}&sort=largest&limit=2&page=2`), filter).toEqual([5, 5]);
    }
  });
});

describeEitherEngine("users", (portal) => {
  test("are sorted by name or by day, whatever the filters", async () => {
    for (const fullname of ["zed Sorted", "Ann Sorted", "Émile Sorted", "ben Sorted"]) {
      portal().advance({ days: 1 });
      await portal().register({ fullname });
    }
    for (const filter of [
      "search=sorted",
      "search=sorted&role=user",
      "search=sorted&accountStatus=active&from=2026-01-01",
    ]) {
      expect(await people(portal(), `${filter}&sort=a-z`)).toEqual([
        "Ann Sorted",
        "ben Sorted",
        "Émile Sorted",
        "zed Sorted",
      ]);
      expect(await people(portal(), `${filter}&sort=z-a`)).toEqual([
        "zed Sorted",
        "Émile Sorted",
        "ben Sorted",
        "Ann Sorted",
      ]);
      expect(await people(portal(), filter)).toEqual([
        "ben Sorted",
        "Émile Sorted",
        "Ann Sorted",
        "zed Sorted",
      ]);
    }
    const named = (await people(portal(), "kycStatus=not_submitted&sort=a-z&limit=200")).filter(
      (name) => name.includes("Sorted"),
    );
    expect(named).toEqual(["Ann Sorted", "ben Sorted", "Émile Sorted", "zed Sorted"]);
    expect(await people(portal(), "search=sorted&from=2026-11-24&to=2026-11-24")).toEqual([
      "Émile Sorted",
    ]);
  });

  test("are found by a new name immediately, and not by the old one", async () => {
    const rita = await portal().register({ fullname: "Rita Before" });
    await rita.patch("/users/profile", { fullname: "Rita After" });
    expect([
      await people(portal(), "search=after%20r"),
      await people(portal(), "search=before"),
    ]).toEqual([["Rita After"], []]);
  });
});
