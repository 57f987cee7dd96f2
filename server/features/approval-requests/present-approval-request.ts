import { walletsIn } from "../ledger/wallet-store";
import { approvalRequestsIn } from "../second-approval/store";
import { sameRequest } from "../second-approval/same-request";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import type { ApprovalRequest } from "./schemas";
import { shownBalances, type ShownBalances, type RequestedBalances } from "../adjustments/rules";
import { add, numberOf, subtract } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import { checkRights, rightsForRequest } from "./rights-for-request";
import { checkApprovalRequest, isOutdated, requestedBalanceChanges } from "./rules";
import { gatewayActor } from "../crypto-payments/handle-update";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import { removedPerson } from "../users/labels";
import type { ApprovalRequestRow } from "../../database/rows/approval-rows";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { parseRequest, reasonOf, type RequestedAdjustment } from "./stored-request";
import { heldCallContents } from "./present-held-call";

/** Read and decrypted after a command, never in it: a command's response is stored with its key, unencrypted. */
export async function presentStoredRequest(
  context: Context,
  id: string,
  viewer: Actor,
): Promise<ApprovalRequest | Refused> {
  const { db } = context.storage;
  const row = await approvalRequestsIn(db).byId(id);
  return row ? presentApprovalRequest(context, db, row, viewer) : refuse("not_found");
}

/** As the viewer sees it: with current balances while open, afterwards with those at the request. */
export async function presentApprovalRequest(
  context: Context,
  db: Db,
  row: ApprovalRequestRow,
  viewer: Actor,
): Promise<ApprovalRequest> {
  const same = row.state === "open" ? await sameRequest(context, db, row) : undefined;
  const [people, contents] = await Promise.all([
    usersIn(db).byIds([
      row.user_id,
      row.proposer_id,
      row.decider_id ?? row.proposer_id,
      same?.proposer_id ?? row.proposer_id,
    ]),
    row.kind === "call" ? heldCallContents(context, db, row) : adjustmentContents(db, row),
  ]);
  const party = (id: string) => {
    const person = people.find((one) => one.id === id);
    return {
      id,
      name: person?.fullname ?? nameWithoutAccount(id, context.settings.language),
      email: person?.email,
    };
  };
  const { name: fullname, email = "" } = party(row.user_id);
  const rights = await rightsForRequest(context, db, row);
  const may = (decision: "approved" | "withdrawn") =>
    checkApprovalRequest(
      { state: row.state, proposerId: row.proposer_id, userId: row.user_id },
      viewer.user.id,
      decision,
    ) === null;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    user: row.user_id,
    userDetails: { fullname, email },
    reason: await reasonOf(context, db, row),
    ...contents,
    sameAs: same && {
      id: same.id,
      state: same.state === "approved" ? same.state : "open",
      createdAt: new Date(same.created_at).toISOString(),
      proposedBy: party(same.proposer_id),
    },
    proposedBy: party(row.proposer_id),
    decidedBy: row.decider_id === null ? undefined : party(row.decider_id),
    createdAt: new Date(row.created_at).toISOString(),
    decidedAt: row.decided_at === null ? undefined : new Date(row.decided_at).toISOString(),
    canDecide: may("approved") && checkRights(viewer, rights) === null,
    canWithdraw: may("withdrawn"),
  };
}

/** The gateway ends requests that its reports made obsolete. */
const nameWithoutAccount = (id: string, locale: Locale): string =>
  id === gatewayActor.user.id
    ? messagesIn(locale, "labels")("cryptoGateway")
    : removedPerson(locale);

type Contents = Pick<ApprovalRequest, "currency" | "changes" | "credit" | "call" | "isOutdated"> &
  Partial<Pick<ApprovalRequest, "reason" | "userDetails">>;

async function adjustmentContents(db: Db, row: ApprovalRequestRow): Promise<Contents> {
  const id = row.wallet_id ?? "";
  const wallet = await walletsIn(db).byId(id);
  const inWallet = { id, currency: wallet?.currency ?? "USD" } as const;
  const adjustment = parseRequest(row, inWallet);
  const isOpen = row.state === "open";
  const now = shownBalances(await walletsIn(db).balances(inWallet));
  return {
    currency: inWallet.currency,
    changes: changesOf(adjustment, isOpen ? now : undefined),
    credit: adjustment.credit && {
      ...adjustment.credit,
      amount: numberOf(adjustment.credit.amount),
    },
    isOutdated: isOpen && isOutdated(adjustment.balances ?? {}, adjustment.seen, now),
  };
}

function changesOf(
  adjustment: RequestedAdjustment,
  now: ShownBalances | undefined,
): ApprovalRequest["changes"] {
  const from = now ?? adjustment.seen;
  return requestedBalanceChanges(from, wantedFrom(adjustment, from)).map(
    ({ field, after, booked }) => ({
      field,
      before: numberOf(adjustment.seen[field]),
      now: now && numberOf(now[field]),
      after: numberOf(after),
      booked: numberOf(booked),
    }),
  );
}

/** A credit adds to the available balance at approval. */
function wantedFrom(
  { balances, credit }: RequestedAdjustment,
  { availableBalance }: ShownBalances,
): RequestedBalances {
  if (!credit) return balances ?? {};
  const change = credit.type === "deposit" ? add : subtract;
  return { availableBalance: change(availableBalance, credit.amount) };
}
