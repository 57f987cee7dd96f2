// A day in the portal on which every operation that answers JSON succeeds at least once. The stories have what needs a certain state before it; the rest follows from the operations.
import { operations } from "~server/operations";
import { operationFinder } from "~server/http/api-handler";
import type { Operation } from "~server/http/operation";
import { TestPortal } from "../portal/backend";
import { operatorFileWith } from "../portal/operator-file-with";
import { asFile, pngFile } from "../inputs/files";
import {
  bankOfGeorge,
  bankOfZoe,
  bitcoinAddress,
  formOf,
  secondBitcoinAddress,
} from "../inputs/inputs";
import { password, type Administrator, type Customer } from "../people/people";
import { challengeIn, enrol } from "../people/second-factor";
import { changeAndUndo, changePath } from "../people/own-email";
import { verifiedCustomer } from "../people/names";
import { mailsTo, tokenIn } from "../stubs/mailbox";
import { payByCrypto } from "../stubs/crypto-gateway";
import type { Caller } from "./caller";
import { addressOf, send, type Known } from "./derived-calls";
import { backOffice, approvalRequests } from "./every-admin-call";
import { exampleBody } from "./example-body";
import { idAt } from "./id-at";
import { raiseLimits } from "./level-calls";

/** The calls that succeeded, by method and path as the operations have them; what was sent where it was JSON. */
export type Received = Map<string, { readonly request?: unknown; readonly answer: unknown }[]>;

const all = Object.values(operations).flatMap((verbs) => Object.values<Operation>(verbs));
const find = operationFinder(all);

/** The statuses of successful responses, by the same names; files included. */
export const statuses = new Map<string, Set<number>>();

/** Records the responses to calls made by the tests' users. */
function listened(portal: TestPortal, received: Received): TestPortal {
  const { backend } = portal;
  const fetch = backend.fetch.bind(backend);
  const listening = async (request: Request) => {
    // What comes later is listed later. All calls together take less than what examples show of a time.
    portal.advance({ minutes: 1 / 6000 });
    const isJsonSent = request.headers.get("content-type") === "application/json";
    const sent: unknown = isJsonSent ? await request.clone().json() : undefined;
    const answer = await fetch(request);
    const path = new URL(request.url).pathname.replace(/^\/api/, "");
    const operation = find(request.method, path)?.operation;
    // A right password is answered with a challenge where a code is asked for.
    if (answer.status >= 400 && !path.endsWith("/login"))
      throw new Error(`${request.method} ${path}: ${answer.status} ${await answer.text()}`);
    if (operation && answer.ok) {
      const name = `${operation.method} ${operation.path}`;
      statuses.set(name, (statuses.get(name) ?? new Set()).add(answer.status));
    }
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    const good = operation?.mayNeedApproval === "always" ? 202 : operation?.status;
    if (operation && isJson && answer.status === good) {
      const name = `${operation.method} ${operation.path}`;
      const call = { request: sent, answer: (await answer.clone().json()) as unknown };
      received.set(name, [...(received.get(name) ?? []), call]);
    }
    return answer;
  };
  Object.assign(backend, { fetch: listening });
  return portal;
}

export async function callEverything(): Promise<Received> {
  const received: Received = new Map();
  const portal = listened(await TestPortal.open("SQLite"), received);
  const twoApprovals = listened(
    await TestPortal.open("SQLite", { ADJUSTMENT_APPROVALS: "2" }),
    received,
  );
  const limited = listened(await TestPortal.open("SQLite", withLimits()), received);
  try {
    await accounts(portal);
    await settings(portal);
    const { hana, known } = await customerDay(portal);
    const admin = await backOffice(portal);
    await approvalRequests(twoApprovals);
    await raiseLimits(limited);
    await everyOther({ visitor: portal.visitor(), hana, admin }, known);
  } finally {
    await portal.close();
    await twoApprovals.close();
    await limited.close();
  }
  return received;
}

const withLimits = () => {
  const withdrawal = { USD: { day: 10_000, thirtyDays: 25_000 } };
  return { OPERATOR_FILE: operatorFileWith({ levels: { 0: { withdrawal }, 1: { withdrawal } } }) };
};

interface Callers {
  readonly visitor: Caller;
  readonly hana: Customer;
  readonly admin: Administrator;
}

/** What no story has called. It comes last, so that one more changes nothing for the others. */
async function everyOther({ visitor, hana, admin }: Callers, known: Known): Promise<void> {
  const rest = all.filter(({ method, path }) => !statuses.has(`${method} ${path}`));
  for (const operation of rest) {
    const { access, method, path, body } = operation;
    const caller = { open: visitor, "signed-in": hana, staff: admin }[access];
    const address = addressOf(operation, known);
    if (address === undefined) throw new Error(`${method} ${path} needs a record, and so a story`);
    await send(caller, operation, address, body && exampleBody(body));
  }
}

async function accounts(portal: TestPortal): Promise<void> {
  const visitor = portal.visitor();
  const nora = await portal.register();
  await visitor.post("/auth/verify-email", {
    token: tokenIn(await mailsTo(portal, nora.email), "verify-email"),
  });
  const late = await portal.register();
  portal.advance({ minutes: 10 });
  await late.post("/auth/verification-mail");
  await visitor.post("/auth/forgot-password", { email: nora.email });
  await visitor.post("/auth/reset-password", {
    token: tokenIn(await mailsTo(portal, nora.email), "reset-password"),
    password: "a longer password",
  });
  await visitor.post("/contact", exampleBody(operations.contact.send.body));
  for (const path of ["/markets/quotes", "/prices/coins", "/payments/crypto/currencies"])
    await late.get(path);
  await late.get("/markets/candles?symbol=EURUSD&timeframe=1H");
  await late.get("/rates?from=EUR&to=USD");
}

async function settings(portal: TestPortal): Promise<void> {
  const nora = await portal.registerVerified();
  const signIn = { email: nora.email, password };
  await portal.visitor().post("/auth/login", signIn);
  const sessions = (await nora.get("/auth/sessions")).body as {
    sessions: { id: string; isCurrent: boolean }[];
  };
  await nora.delete(`/auth/sessions/${sessions.sessions.find(({ isCurrent }) => !isCurrent)?.id}`);
  await nora.delete("/auth/sessions");
  await nora.confirm();
  const token = (
    await nora.post("/auth/api-tokens", { name: "export", scopes: ["read"], days: 30 })
  ).body as { id: string };
  await nora.get("/auth/api-tokens");
  await nora.delete(`/auth/api-tokens/${token.id}`);
  for (const path of ["/auth/profile", "/users/profile"]) {
    await nora.get(path);
    await nora.post(path);
  }
  await nora.patch("/users/profile", exampleBody(operations.users.editProfile.body));
  await nora.post("/auth/second-factor/setup");
  await nora.get("/auth/second-factor/setup");
  const factor = await enrol(portal, nora);
  await nora.get("/auth/second-factor");
  const challenge = challengeIn(await portal.visitor().post("/auth/login", signIn));
  await portal.visitor().post("/auth/second-factor/verify", { challenge, code: factor.nextCode() });
  await nora.post("/auth/confirm-password", { password, code: factor.nextCode() });
  await nora.post("/auth/second-factor/recovery-codes");
  await nora.post("/auth/confirm-password", { password, code: factor.nextCode() });
  await nora.post("/auth/second-factor/disable");
  await nora.confirm();
  await nora.post("/users/profile/payout-freeze");
  await nora.delete("/users/profile/payout-freeze");
  await nora.post("/auth/change-password", {
    currentPassword: password,
    newPassword: "a longer password",
  });
  const rosa = await portal.registerVerified();
  await rosa.confirm();
  await rosa.post(changePath, { email: "rosa.new@example.org" });
  await rosa.get(changePath);
  await rosa.post(`${changePath}/link`);
  await rosa.delete(changePath);
  await changeAndUndo(portal, rosa, "rosa.newer@example.org");
  const olga = await portal.register();
  await olga.post("/auth/logout");
  const pia = await portal.register();
  await pia.confirm();
  await pia.post("/users/profile/closing");
}

async function changePayees(hana: Customer): Promise<void> {
  const label = "Household account";
  const bank = await hana.post("/wallets/payees/bank-accounts", {
    region: "EUROPE",
    ...bankOfZoe.europe,
    label,
  });
  const address = await hana.post("/wallets/payees/bitcoin-addresses", {
    label: "Savings",
    walletAddress: secondBitcoinAddress,
  });
  await hana.get("/wallets/payees");
  await hana.patch(`/wallets/payees/${idAt(bank, "id")}`, { label });
  await hana.post(`/wallets/payees/${idAt(address, "id")}/default`);
  await hana.delete(`/wallets/payees/${idAt(address, "id")}`);
}

async function customerDay(portal: TestPortal): Promise<{ hana: Customer; known: Known }> {
  const hana = await portal.customerWith("5000.00");
  await hana.handInDocument();
  await hana.post("/pending-uploads", formOf({ file: asFile(pngFile()) }));
  await hana.get("/wallets/card/info");
  const withdrawal = await hana.withdraw("10.00");
  await hana.post("/wallets/bank-details/add", bankOfGeorge);
  await hana.patch("/wallets/bank-details/update", bankOfGeorge);
  await hana.get("/wallets/bank-details");
  await changePayees(hana);
  await hana.post("/wallets/withdraw", {
    amount: "12.00",
    paymentMethod: "crypto_payment",
    walletAddress: bitcoinAddress,
  });
  const draft = await hana.draft("card_deposit", "5.00");
  await hana.get(`/drafts/${draft.id}`);
  await hana.get("/drafts?kind=card_deposit");
  await hana.confirmDraft(draft.id);
  await hana.enterCard();
  const payment = await payByCrypto(hana);
  const order = `/payments/crypto/${payment.cryptoOrderNumber}`;
  await hana.get(order);
  await hana.get(`${order}/simulation`);
  await hana.post(`${order}/simulation`, { move: "pay_in_full" });
  const { id } = await hana.deposit("20.00");
  await hana.patch(`/transactions/${id}/status`, { status: "failed" });
  for (const path of [
    "/transactions",
    `/transactions/${withdrawal.id}/progress`,
    `/transactions/${withdrawal.id}/receipt`,
    "/statements/2026-11",
    "/statements/years/2026",
    "/exports/my-entries",
    "/users/profile/data",
    "/users/profile/data-access-log",
  ])
    await hana.get(path);
  await hana.delete("/wallets/card/remove");
  await hana.get("/receiving-accounts");
  const expected = await hana.post("/expected-deposits", { amount: "250.00" });
  await hana.get("/expected-deposits");
  await hana.post("/demonstration-bank/transfers", {
    amount: "250.00",
    reference: "right",
    sender: "own",
  });
  await hana.delete(`/expected-deposits/${idAt(expected, "id")}`);
  const verified = await verifiedCustomer(portal);
  await verified.patch("/users/profile", { fullname: "Nora Married" });
  await verified.delete("/users/profile/name-request");
  return { hana, known: { transactions: id, transaction: id, users: hana.id, user: hana.id } };
}
