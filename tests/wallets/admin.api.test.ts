// The administrators' lists of wallets and of people with or without one, and one wallet with all that belongs to it.
import { expect, test } from "vitest";
import { WalletPage, WalletUserPage } from "~server/features/wallets/admin-schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { read } from "../support/people/people";

describeEitherEngine("the list of wallets", (portal) => {
  test("shows each with its own figures, newest first, page by page", async () => {
    const hana = await portal().customerWith("100.00");
    portal().advance({ minutes: 1 });
    const nora = await portal().register();
    portal().advance({ minutes: 1 });
    const ada = await portal().admin();
    await hana.withdraw("30.00");
    await hana.saveCard();
    await hana.deposit("5.00");
    const first = read(WalletPage, await ada.get("/wallets/admin/all?limit=2"));
    expect(first).toMatchObject({ page: 1, total: 4, totalPages: 2 });
    expect(first.wallets.map(({ user }) => user)).toEqual([ada.id, nora.id]);
    const second = read(WalletPage, await ada.get("/wallets/admin/all?limit=2&page=2"));
    expect(second.wallets.find(({ user }) => user === hana.id)).toMatchObject({
      userDetails: {
        fullname: "Hana Howard",
        email: hana.email,
        userId: hana.id,
        accountStatus: "active",
        currency: "USD",
      },
      availableBalance: 70,
      pendingWithdrawal: 30,
      pendingDeposit: 5,
      totalBalance: 100,
    });
    const beyond = read(WalletPage, await ada.get("/wallets/admin/all?limit=2&page=9"));
    expect(beyond).toEqual(second);
  });

  test("finds by name, username and email, whatever the search contains", async () => {
    const [zoe, ada] = [
      await portal().register({ fullname: "Zoë Ångström" }),
      await portal().admin(),
    ];
    const found = async (search: string) =>
      read(WalletPage, await ada.get(`/wallets/admin/all?search=${encodeURIComponent(search)}`));
    for (const search of ["zoë", "ÅNGSTRÖM zoë", zoe.email.toUpperCase()])
      expect((await found(search)).wallets.map(({ user }) => user)).toEqual([zoe.id]);
    for (const search of ["%", "_%_", "zoë' or 1=1", "nobody at all"])
      expect(await found(search)).toMatchObject({ wallets: [], total: 0, totalPages: 0 });
    expect((await found("")).total).toBeGreaterThan(1);
  });

  test("leaves closed wallets out; the list of users shows who has none", async () => {
    const [rita, ada] = [
      await portal().register({ fullname: "Rita Wallless" }),
      await portal().admin(),
    ];
    await ada.closeWallet(rita.id);
    expect(read(WalletPage, await ada.get("/wallets/admin/all?search=wallless")).total).toBe(0);
    const people = read(
      WalletUserPage,
      await ada.get("/wallets/admin/users?search=wallless&limit=1000"),
    );
    expect(people).toMatchObject({
      total: 1,
      users: [
        {
          userId: rita.id,
          fullname: "Rita Wallless",
          email: rita.email,
          currency: "USD",
          walletId: null,
        },
      ],
    });
    const wallet = await ada.walletOf(ada.id);
    expect(
      read(WalletUserPage, await ada.get("/wallets/admin/users?search=ada%20admin")).users.find(
        ({ userId }) => userId === ada.id,
      )?.walletId,
    ).toBe(wallet.id);
  });

  test.each([
    "/wallets/admin/all?limit=201",
    "/wallets/admin/users?limit=1001",
    "/wallets/admin/all?page=x",
  ])("%s is refused", async (path) => {
    expect(await (await portal().admin()).get(path)).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
  });
});

describeEitherEngine("one wallet", (portal) => {
  test("comes with its newest transactions, the card and the bank, both masked", async () => {
    const [hana, ada] = [await portal().customerWith("100.00"), await portal().admin()];
    for (let count = 0; count < 11; count += 1) await hana.withdraw("1.00");
    const wallet = await ada.walletOf(hana.id);
    expect(wallet.transactions).toHaveLength(10);
    expect(wallet).toMatchObject({
      availableBalance: 89,
      cardInfo: { hasCard: true, cardNumber: "•••• •••• •••• 1111" },
      bankDetails: { hasBankDetails: true, region: "USA", usa: { accountNumber: "••••6789" } },
    });
  });

  test("is for administrators only", async () => {
    const [hana, rita] = [await portal().customerWith("10.00"), await portal().register()];
    const answers = [
      await rita.get(`/wallets/admin/user/${hana.id}`),
      await rita.get("/wallets/admin/all"),
      await rita.get("/wallets/admin/users"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});
