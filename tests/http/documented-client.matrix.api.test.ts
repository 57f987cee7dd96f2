// A client that knows the documented calls alone: no key, reason, version or confirmation. In production, what needs a second
// person answers 202 in its usual shape.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { rolesAsText, staffRoles } from "~server/kernel/staff-roles";
import { Caller, type Answer } from "../support/api/caller";
import { describeEachEngine } from "../support/portal/engine-suites";
import type { TestPortal } from "../support/portal/backend";
import { production } from "../support/portal/production-settings";
import { asFile, pngFile } from "../support/inputs/files";
import { bankOfHana, bankOfZoe, bitcoinAddress, cardForm, formOf } from "../support/inputs/inputs";

type Body = Readonly<Record<string, unknown>>;
const password = "correct horse";
const bodyOf = ({ body }: Answer): Body => Object(body) as Body;
const idOf = (answer: Answer, field?: string) =>
  String(Object(field ? bodyOf(answer)[field] : answer.body).id);

const person = (name: string) => ({
  fullname: `${name} Client`,
  username: name.toLowerCase(),
  email: `${name.toLowerCase()}@mail.test`,
  country: "US",
  currency: "USD",
  phoneNumber: "+12025550147",
  password,
});
const address = { street: "1 Main", city: "Austin", state: "TX", country: "US", zipCode: "73301" };

async function signIn(portal: TestPortal, name: string) {
  const { email } = person(name);
  const answer = await portal.visitor().post("/auth/login", { email, password });
  expect([answer.status, Object.keys(bodyOf(answer))]).toEqual([
    200,
    expect.arrayContaining(["access_token", "user"]),
  ]);
  return new Caller(portal.backend, String(bodyOf(answer).access_token));
}

/** Registers, and becomes staff beside the call. */
async function register(portal: TestPortal, name: string, isStaff = false): Promise<string> {
  const answer = await portal.visitor().post("/auth/register", { ...person(name), address });
  expect([answer.status, typeof bodyOf(answer).access_token]).toEqual([201, "string"]);
  const id = idOf(answer, "user");
  const staff = { role: "admin", staff_roles: rolesAsText(staffRoles) } as const;
  if (isStaff) await usersIn(portal.context.storage.db).update(id, staff);
  return id;
}

let clients = 0;

async function client(portal: TestPortal) {
  clients += 1;
  const names = ["Nora", "Ada", "Ben"].map((name) => `${name}${clients}`);
  const [nora = "", ada = "", ben = ""] = names;
  const id = await register(portal, nora);
  for (const name of [ada, ben]) await register(portal, name, true);
  return { id, name: nora, customer: await signIn(portal, nora), admin: await signIn(portal, ada) };
}

function suite(isProduction: boolean) {
  return (portal: () => TestPortal) => {
    /** What acts at once in the demonstration, and is a request in production. */
    const fenced = (answer: Answer, status: number) => {
      expect(answer.status, answer.message).toBe(isProduction ? 202 : status);
      const { approvalRequest } = bodyOf(answer);
      expect(approvalRequest !== undefined).toBe(isProduction);
    };

    test("reads and edits profiles and users", async () => {
      const { customer, admin, id, name } = await client(portal());
      for (const path of ["/auth/profile", "/users/profile"])
        for (const read of [() => customer.get(path), () => customer.post(path)])
          expect(await read()).toMatchObject({ status: 200, body: { id, role: "user" } });
      const created = await admin.post("/users", person(`${name}x`));
      expect(created).toMatchObject({ status: 201, body: { kycStatus: "not_submitted" } });
      const edit = { fullname: "Nora Client", username: name.toLowerCase(), address };
      expect((await customer.patch("/users/profile", { address })).status).toBe(200);
      for (const path of ["/users", "/users?page=1&limit=1000", "/users?page=&limit=&role="])
        expect(bodyOf(await admin.get(path)).users).toHaveLength(
          Number(bodyOf(await admin.get("/users")).total),
        );
      expect((await admin.get(`/users/${id}`)).body).toMatchObject({ id, kycUrls: [] });
      const approval = await admin.patch(`/users/${id}`, {
        ...edit,
        fullname: person(name).fullname,
        phoneNumber: "+12025550148",
        accountStatus: "active",
        kycStatus: "approved",
      });
      fenced(approval, 200);
      expect(bodyOf(approval).kycStatus).toBe(isProduction ? "not_submitted" : "approved");
      expect((await admin.delete(`/users/${idOf(created)}`)).status).toBe(200);
      const upload = await customer.post(
        "/users/kyc/upload-multiple",
        formOf({ documentType: "passport", files: [asFile(pngFile())] }),
      );
      expect(Object.keys(bodyOf(upload))).toEqual(["message", "documentDetails"]);
      expect((await customer.post("/auth/logout")).status).toBe(201);
      expect((await customer.get("/auth/profile")).status).toBe(401);
    });

    test("moves money in and out", async () => {
      const { customer, admin } = await client(portal());
      expect((await customer.post("/wallets/card/add", cardForm())).status).toBe(201);
      expect((await customer.get("/wallets/card/info")).body).toMatchObject({ hasCard: true });
      const topUp = { amount: 100, paymentMethod: "card", description: "Savings" };
      const deposit = idOf(await customer.post("/wallets/top-up", topUp), "transaction");
      const approved = await admin.patch(`/wallets/admin/transaction/${deposit}/approve`);
      expect(Object.keys(bodyOf(approved))).toEqual(
        expect.arrayContaining(["wallet", "transaction"]),
      );
      expect(await customer.post("/wallets/bank-details/add", bankOfHana)).toMatchObject({
        status: 201,
        body: { hasBankDetails: true, region: "USA" },
      });
      const before = bodyOf(await customer.get("/wallets/bank-details")).usa;
      portal().advance({ minutes: 2 });
      const updated = await customer.patch("/wallets/bank-details/update", bankOfZoe);
      expect(updated.status).toBe(200);
      const { addedAt } = Object(bodyOf(updated).europe);
      expect([addedAt, addedAt === Object(before).addedAt]).toEqual([
        new Date(portal().context.now()).toISOString(),
        false,
      ]);
      const byBank = { amount: 1, description: "Rent" };
      const byCoin = { ...byBank, walletAddress: bitcoinAddress, paymentMethod: "crypto_payment" };
      for (const path of ["/wallets/withdrawal/request", "/wallets/withdraw"]) {
        for (const body of [
          byBank,
          { ...byBank, paymentMethod: "bank" },
          { ...byBank, paymentMethod: "bank_withdrawal" },
        ])
          expect(await customer.post(path, body), JSON.stringify(body)).toMatchObject({
            status: 201,
            body: {
              message: expect.any(String),
              transactionRef: expect.any(String),
              transaction: { action: "bank_withdrawal" },
            },
          });
        expect(await customer.post(path, byCoin)).toMatchObject({
          status: 201,
          body: { transactionRef: expect.any(String), transaction: { action: "crypto_payment" } },
        });
        for (const body of [
          { ...byBank, walletAddress: "" },
          { ...byBank, walletAddress: "  " },
          { ...byBank, walletAddress: null },
          { ...byBank, walletAddress: "", paymentMethod: "bank" },
          { ...byBank, walletAddress: "1A1zP1" },
          { ...byBank, paymentMethod: "crypto_payment" },
        ])
          expect(await customer.post(path, body), JSON.stringify(body)).toMatchObject({
            status: 422,
            message: "Please enter a valid wallet address",
          });
        const both = { ...byCoin, paymentMethod: "bank" };
        expect((await customer.post(path, both)).errors).toHaveProperty("paymentMethod");
        expect((await customer.post(path, { amount: 1000 })).message).toBe("Insufficient balance");
      }
      for (const method of ["bank", "crypto_payment", "cash"]) {
        const refused = await customer.post("/wallets/top-up", { ...topUp, paymentMethod: method });
        expect(refused.errors.paymentMethod).toEqual([expect.stringContaining("Use `card`")]);
        expect(refused.message).toContain("Use `card`");
      }
      const removed = await customer.delete("/wallets/card/remove");
      expect(removed.body).toEqual({ hasCard: false, cardInfo: { hasCard: false } });
      const order = {
        amount: 65,
        currency: "USD",
        cryptoCurrency: "BTC",
        description: "",
        orderName: "",
      };
      const payment = await customer.post("/payments/crypto/create", order);
      expect(payment.status, payment.message).toBe(201);
      const number = String(bodyOf(payment).cryptoOrderNumber);
      expect((await customer.get(`/payments/crypto/${number}`)).status).toBe(200);
      expect((await customer.get("/payments/crypto/currencies")).status).toBe(200);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("lists, edits and decides transactions", async () => {
      const { customer, admin } = await client(portal());
      await customer.post("/wallets/card/add", cardForm());
      const topUp = async () =>
        idOf(
          await customer.post("/wallets/top-up", { amount: 5, paymentMethod: "card" }),
          "transaction",
        );
      const [one, other] = [await topUp(), await topUp()];
      for (const query of [
        "",
        "?type=deposit&limit=200",
        "?page=1&limit=10&status=pending",
        "?page=&limit=&status=&type=",
      ])
        expect((await customer.get(`/transactions${query}`)).body).toMatchObject({
          transactions: [expect.anything(), expect.anything()],
          total: 2,
          page: 1,
          totalPages: 1,
        });
      for (const path of ["/transactions/stats", "/transactions/stats/admin"]) {
        const stats = await (path.endsWith("admin") ? admin : customer).get(path);
        expect(Object.keys(bodyOf(stats))).toEqual(
          expect.arrayContaining(["statusStats", "typeStats", "pending", "successful", "failed"]),
        );
      }
      for (const path of [
        "/transactions/all?type=deposit",
        "/transactions/all",
        "/wallets/admin/transactions?type=",
        `/wallets/admin/transaction/${one}`,
        `/transactions/${one}`,
      ])
        expect((await admin.get(path)).status, path).toBe(200);
      expect(
        await customer.patch(`/transactions/${one}`, { amount: 6, description: "More" }),
      ).toMatchObject({
        status: 200,
        body: {
          id: one,
          _id: one,
          amount: 6,
          description: "More",
          type: "deposit",
          transactionType: "deposit",
        },
      });
      const set = (status: string) => admin.patch(`/transactions/${one}/status`, { status });
      for (const status of ["successful", "pending", "failed", "pending"])
        expect(await set(status)).toMatchObject({ status: 200, body: { status } });
      const rejected = await admin.patch(`/wallets/admin/transaction/${one}/reject`);
      expect(rejected.body).toMatchObject({ transaction: { status: "failed" } });
      expect((await admin.delete(`/transactions/${other}`)).status).toBe(200);
      expect((await customer.get(`/transactions/${other}`)).status).toBe(404);
      expect(await portal().ledgerFaults()).toEqual([]);
    });

    test("edits, credits, deletes and creates wallets", async () => {
      const { customer, admin, id } = await client(portal());
      const path = `/wallets/admin/user/${id}`;
      const every = await admin.get("/wallets/admin/users");
      expect(bodyOf(every).users).toHaveLength(Number(bodyOf(every).total));
      expect(Object.keys(bodyOf(await admin.get("/wallets/admin/all?page=1&limit=10")))).toEqual(
        expect.arrayContaining(["wallets", "totalPages"]),
      );
      expect((await admin.get(path)).body).toMatchObject({ user: id, totalBalance: 0 });
      for (const body of [{}, { bonusBalance: 0 }, { totalBalance: "" }])
        expect((await admin.patch(path, body)).message).toBe("No fields to update");
      const edited = await admin.patch(path, { availableBalance: 40, bonusBalance: 2 });
      fenced(edited, 200);
      expect(edited.body).toMatchObject({ user: id, totalBalance: isProduction ? 0 : 42 });
      const credit = { userId: id, amount: 10, transactionType: "deposit" };
      const credits = async (body: object) => admin.post("/wallets/admin/credit", body);
      for (const transactionAction of [
        "funding",
        "trade",
        "transfer",
        "payment",
        "crypto_payment",
        "bank_withdrawal",
      ])
        fenced(await credits({ ...credit, transactionAction }), 201);
      const zero = await credits({ ...credit, amount: 0, transactionAction: "funding" });
      expect(zero.errors.amount).toEqual(["Enter a positive amount"]);
      const reference = `REF-${clients}`;
      const explained = await credits({
        ...credit,
        transactionAction: "trade",
        description: "Interest",
        reference,
      });
      expect(explained).toMatchObject({
        status: 201,
        body: { transaction: { description: "Interest", reference } },
      });
      expect(explained.body).not.toHaveProperty("approvalRequest");
      fenced(await admin.delete(path), 200);
      expect((await customer.get("/wallets/my-wallet")).status).toBe(isProduction ? 200 : 404);
      if (!isProduction) {
        expect((await admin.post(`/wallets/admin/create/${id}`)).status).toBe(201);
        await credits({ ...credit, transactionAction: "trade" });
      }
      expect((await customer.get("/wallets/my-wallet")).body).toMatchObject({
        availableBalance: 10,
      });
      fenced(await admin.delete(`/users/${id}`), 200);
      expect((await admin.get(`/users/${id}`)).status).toBe(isProduction ? 200 : 404);
      expect(await portal().ledgerFaults()).toEqual([]);
    });
  };
}

describeEachEngine("a client of the documented calls in the demonstration", suite(false));
describeEachEngine("a client of the documented calls in production", suite(true), production);
