// Whether the same credit was requested before: then its author says that a second one is meant.
import type { ApprovalRequest } from "~server/features/approvals/schemas";
import { labelFor, type TransactionType } from "~server/features/ledger/labels";
import type { Problem } from "~server/kernel/problem";
import { formatMoney } from "~server/kernel/money-format";
import { api } from "~/platform/api/api.server";
import { localeOf, messagesFor } from "~/platform/locale.server";

interface Credit {
  readonly userId: string;
  readonly amount: string;
  readonly type: TransactionType;
}

const dayMs = 24 * 60 * 60_000;

/** The question on the form; null if there is no equal request that is open or was approved in the last 24 hours. */
export async function equalCredit(request: Request, credit: Credit): Promise<Problem | null> {
  const answer = await api(request).approvalRequests.list({ query: { limit: 100 } });
  const found = answer.ok && answer.value.approvalRequests.find((one) => isEqual(one, credit));
  if (!found) return null;
  const locale = localeOf(request);
  const message = messagesFor(request, "staffAdjustments")("equalCredit", {
    type: labelFor(credit.type, locale),
    amount: formatMoney(Number(credit.amount), found.currency, locale),
    name: found.requestedBy.name,
    state: found.state,
  });
  return { status: 409, code: "equal_request", message, fieldErrors: { isMeant: [message] } };
}

function isEqual(
  { user, state, decidedAt, credit, call }: ApprovalRequest,
  { userId, amount, type }: Credit,
): boolean {
  const isRecent =
    state === "open" ||
    (state === "approved" && decidedAt !== undefined && Date.now() < Date.parse(decidedAt) + dayMs);
  if (!isRecent || user !== userId) return false;
  if (credit) return credit.type === type && credit.amount === Number(amount);
  return (
    call?.name === "POST /wallets/admin/credit" &&
    call.body.type === type &&
    call.amount === Number(amount)
  );
}
