// People as administrators manage them: finding, signing up, suspending, deciding about identity.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { User } from "~server/features/users/schemas";
import { UserPage } from "~server/features/accounts/admin-schemas";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { asFile, pdfFile, pngFile } from "../support/inputs/files";
import { kycForm } from "../support/inputs/inputs";
import { read } from "../support/people/people";

const listed = async (portal: TestPortal, query: Record<string, string>) =>
  read(UserPage, await (await portal.admin()).get(`/users?${new URLSearchParams(query)}`));
const namesOf = ({ users }: UserPage) => users.map(({ username }) => username);

describeEitherEngine("the list of users", (portal) => {
  test("pages through everyone, newest first", async () => {
    const before = (await listed(portal(), { search: "pagewise" })).total;
    for (let number = 1; number <= 5; number += 1) {
      portal().advance({ minutes: 1 });
      await portal().register({ username: `pagewise${number}` });
    }
    const pages = [];
    for (const page of ["1", "2", "3", "4"])
      pages.push(await listed(portal(), { search: "pagewise", limit: "2", page }));
    expect(before).toBe(0);
    expect(pages.map(namesOf)).toEqual([
      ["pagewise5", "pagewise4"],
      ["pagewise3", "pagewise2"],
      ["pagewise1"],
      ["pagewise1"],
    ]);
    expect(pages.map(({ total, page, totalPages }) => [total, page, totalPages])).toEqual([
      [5, 1, 3],
      [5, 2, 3],
      [5, 3, 3],
      [5, 3, 3],
    ]);
  });

  test("is searched by words of name, username, email and phone, in any order and spelling", async () => {
    const zoe = await portal().register({
      fullname: "Zoë Świętosławska",
      username: "zs.search",
      email: "Zoe.Search@Example.com",
      phoneNumber: "+44 20 7946 0958",
    });
    await portal().register({ fullname: "Other Search", username: "o.search" });
    for (const search of [
      "ŚWIĘTOSŁAWSKA",
      "zoe\u0308",
      "ZS.SEARCH",
      "zoe.search@example",
      "zoë  święto",
      "Świętosławska z",
      "swietoslawska",
      "slawska zoe",
      "Świętosławska, Zoe",
      "+44 (0)20 7946-0958",
      "020 7946 0958",
      "7946",
      zoe.id,
      zoe.id.toUpperCase(),
    ]) {
      expect(
        (await listed(portal(), { search })).users.map(({ id }) => id),
        search,
      ).toEqual([zoe.id]);
    }
    expect((await listed(portal(), { search: "zoë nobody" })).total).toBe(0);
  });

  test("matches one letter or two only at the start of a word, and has no wildcards", async () => {
    await portal().register({ fullname: "Percy 100% Vu", username: "under_score" });
    portal().advance({ minutes: 1 });
    await portal().register({ fullname: "Percy Navuo!", username: "underscore" });
    const found = async (search: string) => namesOf(await listed(portal(), { search }));
    expect(await found("percy 100%")).toEqual(["under_score"]);
    expect(await found("percy 00")).toEqual([]);
    expect(await found("percy vu")).toEqual(["under_score"]);
    expect(await found("percy avu")).toEqual(["underscore"]);
    expect(await found("under_s")).toEqual(["under_score"]);
    expect(await found("_nderscore")).toEqual(["underscore"]);
    for (const nothing of ["%", "_", "!", "\\"]) expect(await found(nothing)).toEqual([]);
  });

  test("is filtered by role, account status and KYC status together", async () => {
    const first = await portal().register({ username: "narrow1" });
    portal().advance({ minutes: 1 });
    const second = await portal().register({ username: "narrow2" });
    await usersIn(portal().context.storage.db).update(first.id, {
      account_status: "inactive",
      kyc_status: "rejected",
    });
    await usersIn(portal().context.storage.db).update(second.id, {
      account_status: "inactive",
      role: "admin",
    });
    const found = async (filter: Record<string, string>) =>
      namesOf(await listed(portal(), { search: "narrow", ...filter }));
    expect(await found({ accountStatus: "inactive" })).toEqual(["narrow2", "narrow1"]);
    expect(await found({ accountStatus: "inactive", role: "user" })).toEqual(["narrow1"]);
    expect(await found({ kycStatus: "rejected" })).toEqual(["narrow1"]);
    expect(await found({ kycStatus: "rejected", role: "admin" })).toEqual([]);
  });

  test("returns up to 1000 per page, and names an invalid limit", async () => {
    const admin = await portal().admin();
    for (const query of ["limit=1000", "limit=&page=&role=&kycStatus=&search="])
      expect((await admin.get(`/users?${query}`)).status, query).toBe(200);
    const answer = await admin.get(
      `/users?limit=1001&page=0&role=owner&accountStatus=x&kycStatus=x&search=${"a".repeat(201)}`,
    );
    expect([answer.status, Object.keys(answer.errors).sort()]).toEqual([
      400,
      ["accountStatus", "kycStatus", "limit", "page", "role", "search"],
    ]);
  });

  test("leaves deleted users out, as does every other read", async () => {
    const gone = await portal().register({ username: "longgone" });
    await usersIn(portal().context.storage.db).update(gone.id, { deleted_at: 1 });
    const users = usersIn(portal().context.storage.db);
    expect([
      await users.byId(gone.id),
      await users.byEmail(gone.email),
      await users.byUsername("longgone"),
    ]).toEqual([undefined, undefined, undefined]);
    expect((await listed(portal(), { search: "longgone" })).total).toBe(0);
    expect((await gone.get("/auth/profile")).status).toBe(401);
    expect((await (await portal().admin()).get(`/users/${gone.id}`)).status).toBe(404);
  });
});

describeEitherEngine("one user", (portal) => {
  test("is readable by themselves and by administrators, and does not exist for anyone else", async () => {
    const [nora, rita] = [await portal().register(), await portal().register()];
    const admin = await portal().admin();
    const [own, seen, hidden] = [
      await nora.get(`/users/${nora.id}`),
      await admin.get(`/users/${nora.id}`),
      await rita.get(`/users/${nora.id}`),
    ];
    expect((await nora.get("/auth/profile")).body).toEqual({
      ...(own.body as object),
      level: 0,
      session: expect.anything(),
    });
    expect(seen.body).toEqual({ ...Object(own.body), twoFactorEnabled: false });
    expect([hidden.status, hidden.code]).toEqual([404, "not_found"]);
  });

  test("has images with both URLs and PDFs as documents", async () => {
    const nora = await portal().register();
    await nora.post("/users/kyc/upload-multiple", kycForm([asFile(pngFile()), asFile(pdfFile())]));
    const { kycUrls } = read(User, await (await portal().admin()).get(`/users/${nora.id}`));
    const address = expect.stringMatching(/^\/api\/documents\/[\w-]{36}$/);
    expect(kycUrls).toHaveLength(2);
    const handedIn = {
      documentType: "passport",
      sizeBytes: expect.any(Number),
      createdAt: expect.any(String),
    };
    expect(kycUrls).toEqual(
      expect.arrayContaining([
        { ...handedIn, imageUrl: address, documentUrl: address, fileName: "passport.png" },
        { ...handedIn, documentUrl: address, fileName: "passport.pdf" },
      ]),
    );
  });
});
