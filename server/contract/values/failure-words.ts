/** What the pages say of a failed call when the backend gives no words of its own (spec section 8). */
const failureWords: Readonly<Record<string, string>> = {
  "POST /auth/login": "Login failed",
  "POST /auth/register": "Registration failed",
  "POST /users/kyc/upload-multiple": "Failed to upload document",
  "POST /wallets/card/add": "Failed to add card",
  "POST /wallets/top-up": "Top-up failed",
  "POST /drafts": "Failed to create deposit",
  "POST /payments/crypto/create": "Failed to create crypto payment",
  "POST /wallets/bank-details/add": "Failed to save bank details",
  "PATCH /wallets/bank-details/update": "Failed to save bank details",
  "POST /wallets/withdrawal/request": "Failed to process withdrawal",
  "POST /wallets/withdraw": "Failed to process withdrawal",
  "GET /wallets/my-wallet": "Failed to load wallet information. Please refresh the page.",
  "GET /transactions": "Failed to load transactions",
  "GET /transactions/{id}": "Failed to load transaction",
  "GET /wallets/admin/transaction/{id}": "Failed to load transaction",
  "PATCH /transactions/{id}": "Failed to update",
  "PATCH /transactions/{id}/status": "Failed to update status",
  "DELETE /transactions/{id}": "Failed to delete transaction",
  "GET /transactions/stats": "Failed to fetch dashboard stats",
  "GET /transactions/stats/admin": "Failed to load admin stats",
  "GET /transactions/stats/admin/days": "Failed to fetch dashboard stats",
  "GET /wallets/admin/all": "Failed to load wallets",
  "GET /wallets/admin/users": "Failed to load wallet users",
  "GET /wallets/admin/user/{id}": "Failed to load wallet",
  "PATCH /wallets/admin/user/{id}": "Failed to update wallet",
  "PATCH /wallets/admin/transaction/{id}/approve": "Failed to approve transaction",
  "PATCH /wallets/admin/transaction/{id}/reject": "Failed to reject transaction",
  "DELETE /wallets/admin/user/{id}": "Failed to delete wallet",
  "POST /wallets/admin/create/{id}": "Failed to create wallet",
  "POST /wallets/admin/credit": "Failed to credit wallet",
  "GET /wallets/admin/transactions": "Failed to load transactions",
  "GET /users": "Failed to load users",
  "POST /users": "Failed to create user",
  "GET /users/{id}": "Failed to load user",
  "PATCH /users/{id}": "Failed to update user",
  "DELETE /users/{id}": "Failed to delete user",
  "PATCH /users/profile": "Failed to update profile",
};

/** A draft is made for a deposit, but for these. */
const failureWordsOfDraft: Readonly<Record<string, string>> = {
  crypto_deposit: "Failed to create crypto payment",
  bank_withdrawal: "Failed to process withdrawal",
  crypto_withdrawal: "Failed to process withdrawal",
};

/** By the name of the call; the body of one that makes a draft says what the draft is for. */
export function wordsForFailure(call: string, body: unknown): string | undefined {
  const kind =
    call === "POST /drafts" && typeof body === "object" && body !== null && "kind" in body
      ? String(body.kind)
      : "";
  return failureWordsOfDraft[kind] ?? failureWords[call];
}

/** The calls whose whole body may be the message, whatever its shape. */
export const saysMoreThanMessage: ReadonlySet<string> = new Set([
  "POST /auth/login",
  "POST /auth/register",
  "GET /transactions/stats/admin",
]);

/** Calls that the spec does not name: only this product's own backend has them. */
export const ownCalls =
  /^\/(drafts|kept-files|documents|queues|audit|outbox|proposals|reconciliation|users\/[^/]+\/notes|wallets\/history|auth\/(sessions|confirm-password|second-factor|api-tokens))(\/|$)/;
