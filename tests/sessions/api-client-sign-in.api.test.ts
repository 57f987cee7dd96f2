// An API client's sign-in counts as a recent password for 15 minutes, because the documented calls have no step for it.
import { expect, test } from "vitest";
import { NewApiToken } from "~server/features/api-tokens/schemas";
import { SessionList } from "~server/features/sessions/schemas";
import { SignedIn } from "~server/features/users/schemas";
import { operations } from "~server/operations";
import type { Operation } from "~server/http/operation";
import { bankOfHana, bankOfZoe, bitcoinAddress } from "../support/inputs/inputs";
import { Caller } from "../support/api/caller";
import { describeEitherEngine } from "../support/portal/engine-suites";
import type { TestPortal } from "../support/portal/backend";
import { password, read, type Customer } from "../support/people/people";
import { challengeIn, enrol } from "../support/people/second-factor";

interface Credentials {
  readonly email: string;
}

/** A call as the pages of this process make it. */
async function onPage(portal: TestPortal, operation: Operation, body: unknown) {
  const result = await portal.backend.call(operation, {
    token: null,
    params: {},
    query: {},
    body,
    key: null,
    address: null,
    device: null,
  });
  return result.ok ? SignedIn.parse(result.value).access_token : (result.problem.challenge ?? "");
}

const signIn = ({ email }: Credentials) => ({ email, password });

async function tokenOf(portal: TestPortal, person: Credentials): Promise<string> {
  return read(SignedIn, await portal.visitor().post("/auth/login", signIn(person))).access_token;
}

/** Everything for which a documented call asks for the password. */
const changes: Readonly<Record<string, (caller: Caller) => ReturnType<Caller["post"]>>> = {
  "new bank details": (caller) => caller.post("/wallets/bank-details/add", bankOfHana),
  "other bank details": (caller) => caller.patch("/wallets/bank-details/update", bankOfZoe),
  "a withdrawal to a new address": (caller) =>
    caller.post("/wallets/withdraw", { amount: 1, walletAddress: bitcoinAddress }),
  "the same by the other path": (caller) =>
    caller.post("/wallets/withdrawal/request", { amount: 1, walletAddress: bitcoinAddress }),
};

async function codesOf(caller: Caller): Promise<Set<string>> {
  const answers = await Promise.all(Object.values(changes).map((change) => change(caller)));
  return new Set(answers.map(({ code }) => code));
}
const needed = new Set(["password_needed"]);

describeEitherEngine("the token of a password sign-in", (portal) => {
  const callerWith = (token: string) => new Caller(portal().backend, token);
  const customer = () => portal().customerWith("100.00");

  test.each(Object.keys(changes))("by an API client allows %s for 15 minutes", async (name) => {
    const hana = await customer();
    const early = callerWith(await tokenOf(portal(), hana));
    const late = callerWith(await tokenOf(portal(), hana));
    portal().advance({ minutes: 14 });
    expect((await changes[name]?.(early))?.status).toBeLessThan(300);
    portal().advance({ minutes: 1 });
    const other = name === "new bank details" || name === "other bank details";
    const again = other
      ? await late.post("/wallets/bank-details/add", bankOfHana)
      : await late.post("/wallets/withdraw", { amount: 1, walletAddress: bitcoinAddress });
    expect(again).toMatchObject({ status: 403, code: "password_needed" });
    const renewed = callerWith(await tokenOf(portal(), hana));
    expect((await changes[name]?.(renewed))?.status).toBeLessThan(300);
  });

  test("does not count if a page, in process or of another portal, signed in", async () => {
    const hana = await customer();
    const own = await onPage(portal(), operations.auth.login, signIn(hana));
    const answer = await portal()
      .visitor()
      .post("/auth/login", signIn(hana), { headers: { "X-Portal-Pages": "1" } });
    const others = read(SignedIn, answer).access_token;
    for (const token of [own, others]) expect(await codesOf(callerWith(token))).toEqual(needed);
  });

  test("does not count after a sign-up, or for an API token", async () => {
    const hana = await customer();
    expect(await codesOf(hana)).toEqual(needed);
    const client = callerWith(await tokenOf(portal(), hana));
    await client.post("/auth/confirm-password", { password });
    const created = { name: "script", scopes: ["read", "money"], days: 30 };
    const { token } = read(NewApiToken, await client.post("/auth/api-tokens", created));
    expect(await codesOf(callerWith(token))).toEqual(new Set(["scope_missing", "new_address"]));
  });

  test("counts after the code only if an API client sent both", async () => {
    const hana: Customer = await customer();
    await hana.confirm();
    const factor = await enrol(portal(), hana);
    const visitor = portal().visitor();
    const byClient = async () => challengeIn(await visitor.post("/auth/login", signIn(hana)));
    const byPage = () => onPage(portal(), operations.auth.login, signIn(hana));
    const nextCode = () => {
      portal().advance({ minutes: 1 });
      return factor.nextCode();
    };
    const verifiedByClient = async (challenge: string) =>
      read(
        SignedIn,
        await visitor.post("/auth/second-factor/verify", { challenge, code: nextCode() }),
      ).access_token;
    const verifiedByPage = (challenge: string) =>
      onPage(portal(), operations.secondFactor.verify, { challenge, code: nextCode() });
    const together = read(
      SignedIn,
      await visitor.post("/auth/login", { ...signIn(hana), code: nextCode() }),
    ).access_token;
    const codes = [
      await codesOf(callerWith(await verifiedByClient(await byClient()))),
      await codesOf(callerWith(together)),
      await codesOf(callerWith(await verifiedByClient(await byPage()))),
      await codesOf(callerWith(await verifiedByPage(await byClient()))),
      await codesOf(callerWith(await verifiedByPage(await byPage()))),
    ];
    // A withdrawal needs a code of its own.
    const needsCode = new Set(["", "code_required"]);
    expect(codes).toEqual([needsCode, needsCode, needed, needed, needed]);
  });

  test("opens no secret, and says in the list of sessions who sent the password", async () => {
    const hana = await customer();
    const client = callerWith(await tokenOf(portal(), hana));
    const page = callerWith(await onPage(portal(), operations.auth.login, signIn(hana)));
    const secrets = [
      await client.get("/users/profile/data"),
      await client.post("/auth/second-factor/setup"),
      await client.post("/auth/api-tokens", { name: "script", scopes: ["read"], days: 30 }),
    ];
    expect(new Set(secrets.map(({ code }) => code))).toEqual(needed);
    const current = async (caller: Caller) =>
      read(SessionList, await caller.get("/auth/sessions")).sessions.find(
        ({ isCurrent }) => isCurrent,
      )?.isApiClient;
    expect([await current(client), await current(page), await current(hana)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("opens no card or bank details to staff", async () => {
    const [hana, ada] = [await customer(), await portal().admin()];
    await hana.saveBank();
    const client = callerWith(await tokenOf(portal(), ada));
    for (const what of ["card-access", "card-photo-access", "bank-details-access"])
      expect(
        (await client.post(`/wallets/admin/user/${hana.id}/${what}`, { reason: "paying out" }))
          .code,
        what,
      ).toBe("password_needed");
  });
});

describeEitherEngine(
  "a destination that an API client adds right after signing in",
  (portal) => {
    test("waits like any other, also with a second factor that confirms others", async () => {
      const hana = await portal().customerWith("100.00");
      await hana.confirm();
      const factor = await enrol(portal(), hana);
      portal().advance({ hours: 30 });
      const token = read(
        SignedIn,
        await portal()
          .visitor()
          .post("/auth/login", { ...signIn(hana), code: factor.nextCode() }),
      ).access_token;
      const client = new Caller(portal().backend, token);
      const saved = await client.post("/wallets/bank-details/add", bankOfHana);
      expect(saved.body).toMatchObject({
        usableFrom: new Date(portal().context.now() + 24 * 3_600_000).toISOString(),
      });
      const confirmed = { password, code: factor.nextCode() };
      portal().advance({ minutes: 1 });
      await client.post("/auth/confirm-password", { ...confirmed, code: factor.nextCode() });
      const again = await client.patch("/wallets/bank-details/update", bankOfZoe);
      expect(again.body).not.toHaveProperty("usableFrom");
    });
  },
  { DESTINATION_WAIT_HOURS: "24" },
);
