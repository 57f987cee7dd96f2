// A client of the built portal's REST API over real HTTP.
import { demoPassword } from "~server/kernel/demo-people";
import { asFile, pngFile } from "../inputs/files";

export interface ApiClient {
  /** The parsed answer; throws an Error with status and body where the portal refuses. */
  call(
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<Record<string, unknown>>;
}

export async function apiAs(origin: string, email: string): Promise<ApiClient> {
  const answer = await send(origin, {
    method: "POST",
    path: "/auth/login",
    body: { email, password: demoPassword },
  });
  const token = String(answer.access_token);
  return { call: (method, path, body, key) => send(origin, { method, path, body, key, token }) };
}

/** Puts money on a customer's wallet as the business does: a card deposit that an administrator approves. */
export async function fund(origin: string, email: string, amount: string): Promise<void> {
  const [customer, admin] = await Promise.all([
    apiAs(origin, email),
    apiAs(origin, "admin@example.com"),
  ]);
  await customer.call("POST", "/wallets/card/add", cardForm());
  const answer = await customer.call("POST", "/wallets/top-up", { amount, paymentMethod: "card" });
  await admin.call("PATCH", `/wallets/admin/transaction/${idIn(answer.transaction)}/approve`, {});
}

export function cardForm(): FormData {
  const form = new FormData();
  const fields = {
    cardHolderName: "Hana Howard",
    cardNumber: "4111111111111111",
    expiryDate: "12/39",
    cvv: "737",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.append("files", asFile(pngFile("front.png")));
  form.append("files", asFile(pngFile("back.png")));
  return form;
}

export function idIn(value: unknown): string {
  return typeof value === "object" && value !== null && "id" in value ? String(value.id) : "";
}

interface Sent {
  method: string;
  path: string;
  body?: unknown;
  key?: string | undefined;
  token?: string;
}

async function send(
  origin: string,
  { method, path, body, key, token }: Sent,
): Promise<Record<string, unknown>> {
  const isForm = body instanceof FormData;
  const headers = new Headers();
  if (!isForm && body !== undefined) headers.set("Content-Type", "application/json");
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (key) headers.set("Idempotency-Key", key);
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers,
    body: isForm ? body : body === undefined ? null : JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return Object.fromEntries(Object.entries(answer ?? {}));
}
