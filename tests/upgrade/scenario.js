// What happened before a release was left: open drafts, pending requests, an unpaid invoice, rejections, a deleted customer.
// It uses the API alone, so that it can be played on any release.
import { readFileSync } from "node:fs";

const picture = readFileSync(new URL("../../public/icon-192.png", import.meta.url));
const password = "demonstration";
const people = ["nora", "pavel", "rita", "hana", "george", "zoe"];
const pages = ["/auth/profile", "/wallets/my-wallet", "/transactions?limit=100"];
const cardFields = {
  cardHolderName: "Zoe Snapshot",
  cardNumber: "4111111111111111",
  expiryDate: "12/39",
  cvv: "737",
};

/**
 * @param {string} api address of the API, without a slash at its end
 * @returns what an upgraded portal must still know; amounts as the API writes them
 */
export async function runScenario(api) {
  const [hana, zoe, admin] = await Promise.all(
    ["hana", "zoe", "admin"].map((name) => signIn(api, `${name}@example.com`)),
  );
  if (!hana || !zoe || !admin) throw new Error("The demonstration's users are not there.");

  const deleted = await signUp(api);
  await deleted("POST", "/users/kyc/upload-multiple", form({ documentType: "passport" }, 1));
  await deleted("POST", "/wallets/card/add", form(cardFields, 2));
  const paid = await deleted("POST", "/wallets/top-up", { amount: 300, paymentMethod: "card" });
  await admin("PATCH", `/wallets/admin/transaction/${paid.transaction.id}/approve`, {});
  const user = await deleted("GET", "/auth/profile");
  await admin("DELETE", `/users/${user.id}`, { confirmed: true });

  await zoe("POST", "/wallets/card/add", form(cardFields, 2));
  const deposit = await zoe("POST", "/wallets/top-up", { amount: 80.5, paymentMethod: "card" });
  await rejectAll(admin, zoe);
  const draft = { currency: "USD", amount: 25, description: "Kept over an upgrade" };
  const withdrawal = await hana("POST", "/drafts", { ...draft, kind: "bank_withdrawal" });
  const invoice = { amount: 60, currency: "USD", cryptoCurrency: "BTC", orderName: "Upgrade" };
  const payment = await hana("POST", "/payments/crypto/create", invoice);
  const token = await hana("POST", "/auth/api-tokens", {
    name: "Kept",
    scopes: ["read"],
    days: 300,
  });

  await rejectDocuments(admin);
  const bankLines = await importStatement(api, admin, hana);
  return {
    takenAt: Date.now(),
    seen: await Promise.all(people.map((name) => seenBy(api, name))),
    withdrawalDraft: withdrawal.id,
    pendingDeposit: deposit.transaction.id,
    orderNumber: payment.cryptoOrderNumber,
    apiToken: token.token,
    deletedUser: user.id,
    deletedDeposit: paid.transaction.id,
    bankLines,
  };
}

/**
 * A bank transfer that is expected, one that has arrived and one without a known payer. Not in releases before 1.1.0.
 * @param {string} api @param {Caller} admin @param {Caller} customer
 */
async function importStatement(api, admin, customer) {
  if ((await fetch(`${api}/receiving-accounts`)).status === 404) return undefined;
  const { reference, accounts } = await customer("GET", "/receiving-accounts");
  const { fullname } = await customer("GET", "/auth/profile");
  const account = accounts.find((/** @type {any} */ { currency }) => currency === "USD");
  const expected = { amount: 90, receivingAccountId: account.id };
  await customer("POST", "/expected-deposits", expected);
  const statement = [
    ":20:UPGRADE",
    `:25:${account.accountNumber}`,
    ":28C:1/1",
    ":60F:C261101USD0,00",
    ":61:2611201120C40,25NTRFNONREF//UPGRADE-1",
    `:86:?20${reference}?32${fullname}`,
    ":61:2611201120C7,00NTRFNONREF//UPGRADE-2",
    ":86:?20Without a reference?32Nobody Known",
    ":62F:C261120USD47,25",
    "-",
  ].join("\n");
  const data = new FormData();
  data.append("account", account.id);
  data.append("file", new Blob([statement]), "upgrade.sta");
  const preview = await admin("POST", "/bank-statements", data);
  await admin("POST", `/bank-statements/${preview.id}/confirmation`, {});
  for (;;) {
    const imported = await admin("GET", `/bank-statements/${preview.id}`);
    if (imported.state === "posted") return imported.lines.map(finalStateOf);
  }
}

const finalStateOf = (/** @type {any} */ { id, state }) => ({ id, state });

/** What a customer sees, by address; the session is another one after the upgrade. @param {string} api @param {string} name */
async function seenBy(api, name) {
  const customer = await signIn(api, `${name}@example.com`);
  const answers = pages.map(async (path) => {
    const { session: _session, ...answer } = await customer("GET", path);
    return [path, answer];
  });
  return { name, answers: Object.fromEntries(await Promise.all(answers)) };
}

/** A deposit for each way to give a reason. @param {Caller} admin @param {Caller} customer */
async function rejectAll(admin, customer) {
  const bodies = [
    { reasonCode: "card_declined" },
    { reasonCode: "card_unreadable", reason: "The back is missing." },
    { reason: "Call us first." },
    {},
  ];
  for (const body of bodies) {
    const sent = await customer("POST", "/wallets/top-up", { amount: 5, paymentMethod: "card" });
    await admin("PATCH", `/wallets/admin/transaction/${sent.transaction.id}/reject`, body);
  }
}

/** @param {Caller} admin */
async function rejectDocuments(admin) {
  const { users } = await admin("GET", "/users?search=pavel");
  const kycReason = "The document has expired. Upload a valid one. Page 2 is missing.";
  await admin("PATCH", `/users/${users[0].id}`, { kycStatus: "rejected", kycReason });
}

/** @param {string} api @param {string} email */
async function signIn(api, email) {
  const { access_token } = await send(api, "POST", "/auth/login", { email, password });
  const call = caller(api, access_token);
  await call("POST", "/auth/confirm-password", { password });
  return call;
}

/** @param {string} api */
async function signUp(api) {
  const { access_token } = await send(api, "POST", "/auth/register", {
    fullname: "Dorothea Departed",
    username: "dorothea",
    email: "dorothea@example.com",
    password: "a-long-enough-password",
    phoneNumber: "+12025550177",
    country: "US",
    currency: "USD",
  });
  return caller(api, access_token);
}

/** @typedef {ReturnType<typeof caller>} Caller */

/** @param {string} api @param {string} token */
const caller =
  (api, token) =>
  (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {unknown} */ body = undefined,
  ) =>
    send(api, method, path, body, token);

/** @param {Record<string, string>} fields @param {number} pictures */
function form(fields, pictures) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (let count = 0; count < pictures; count += 1) {
    data.append("files", new Blob([picture], { type: "image/png" }), `picture-${count}.png`);
  }
  return data;
}

/**
 * @param {string} api @param {string} method @param {string} path
 * @param {unknown} [body] @param {string} [token] @returns {Promise<any>}
 */
async function send(api, method, path, body, token) {
  const isForm = body instanceof FormData;
  const response = await fetch(api + path, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { "Content-Type": "application/json" }),
    },
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}
