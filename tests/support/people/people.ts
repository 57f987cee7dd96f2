// Customers and administrators for tests; they act through the API.
import { type z } from "zod";
import { SignedIn } from "~server/features/users/schemas";
import { AdminWallet } from "~server/features/wallets/admin-schemas";
import { Draft } from "~server/features/draft-confirmation/schemas";
import { type DraftKind } from "~server/features/drafts/labels";
import { Transaction } from "~server/features/ledger/transaction-schemas";
import {
  DecisionResponse,
  MyWallet,
  TransactionResponse,
} from "~server/features/ledger/wallet-schemas";
import type { Backend } from "~server/index";
import { asFile, pngFile } from "../inputs/files";
import { bankOfHana, cardForm, kycForm, type CardFields } from "../inputs/inputs";
import { Caller, type Answer } from "../api/caller";

export interface SignUp {
  fullname: string;
  username: string;
  email: string;
  password: string;
  phoneNumber: string;
  country: string;
  currency: string;
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export const password = "correct horse";

export function signUpBody(number: number, overrides: Partial<SignUp> = {}): SignUp {
  const name = `nora${number}`;
  return {
    fullname: "Nora New",
    username: name,
    email: `${name}@example.com`,
    password,
    phoneNumber: "+12025550101",
    country: "US",
    currency: "USD",
    ...overrides,
  };
}

export async function signUp(
  backend: Backend,
  number: number,
  overrides: Partial<SignUp>,
): Promise<Person> {
  const answer = await new Caller(backend, null).post(
    "/auth/register",
    signUpBody(number, overrides),
  );
  const { access_token: token, user } = read(SignedIn, answer);
  return { id: user.id, email: user.email, token };
}

/** The body of a successful response; throws with the refusal's message otherwise. */
export function read<Schema extends z.ZodType>(
  schema: Schema,
  { status, body }: Answer,
): z.output<Schema> {
  if (status >= 400) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return schema.parse(body);
}

class SignedInCaller extends Caller implements Person {
  readonly id: string;
  readonly email: string;
  override readonly token: string;

  constructor(backend: Pick<Backend, "fetch">, person: Person) {
    super(backend, person.token);
    this.id = person.id;
    this.email = person.email;
    this.token = person.token;
  }

  /** Re-enters the password, which counts for five minutes. */
  confirm = () => this.post("/auth/confirm-password", { password });

  /** One identity document: a passport. */
  handInDocument = () => this.post("/users/kyc/upload-multiple", kycForm([asFile(pngFile())]));

  async saveBank(details: unknown = bankOfHana, key?: string): Promise<Answer> {
    await this.confirm();
    return this.post("/wallets/bank-details/add", details, key ? { key } : {});
  }
}

export class Customer extends SignedInCaller {
  wallet = async () => read(MyWallet, await this.get("/wallets/my-wallet"));
  available = async () => (await this.wallet()).availableBalance;
  transaction = async (id: string) => read(Transaction, await this.get(`/transactions/${id}`));
  enterCard = (fields: CardFields = {}) => this.post("/drafts/card", cardForm(fields));
  saveCard = (fields: CardFields = {}) => this.post("/wallets/card/add", cardForm(fields));

  async deposit(amount: string): Promise<Transaction> {
    return read(
      TransactionResponse,
      await this.post("/wallets/top-up", { amount, paymentMethod: "card" }),
    ).transaction;
  }

  async withdraw(amount: string): Promise<Transaction> {
    await this.saveBank();
    return read(TransactionResponse, await this.post("/wallets/withdrawal/request", { amount }))
      .transaction;
  }

  async draft(kind: DraftKind, amount: string, more: Record<string, string> = {}): Promise<Draft> {
    return read(Draft, await this.post("/drafts", { kind, amount, ...more }));
  }

  confirmDraft(id: string) {
    return this.post(`/drafts/${id}/confirmation`, {});
  }
}

export class Administrator extends SignedInCaller {
  decide = (id: string, verb: "approve" | "reject", body: object = {}) =>
    this.patch(`/wallets/admin/transaction/${id}/${verb}`, body);
  setStatus = (id: string, status: string, version?: number) =>
    this.patch(`/transactions/${id}/status`, { status, version });
  approve = async (id: string) => read(DecisionResponse, await this.decide(id, "approve"));
  reject = async (id: string, reason?: string) =>
    read(DecisionResponse, await this.decide(id, "reject", { reason }));
  walletOf = async (userId: string) =>
    read(AdminWallet, await this.get(`/wallets/admin/user/${userId}`));
  editWallet = (userId: string, body: object) =>
    this.patch(`/wallets/admin/user/${userId}`, { reason: "Correction", ...body });
  createWallet = (userId: string) => this.post(`/wallets/admin/create/${userId}`);
  closeWallet = (userId: string, body: object = {}) =>
    this.delete(`/wallets/admin/user/${userId}`, body);
  deleteTransaction = (id: string, body: object = {}) => this.delete(`/transactions/${id}`, body);

  credit(userId: string, amount: string, body: object = {}): Promise<Answer> {
    return this.post("/wallets/admin/credit", {
      userId,
      amount,
      transactionType: "deposit",
      transactionAction: "funding",
      description: "Goodwill",
      ...body,
    });
  }
}
