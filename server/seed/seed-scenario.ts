// Replays a persona's history through the public API.
import { dayOf } from "../kernel/calendar";
import { usersIn } from "../features/users/store";
import type { UserRow } from "../database/schema";
import { specimenFile } from "./specimens";
import type { Step } from "./steps";
import { transactionIdIn, type ScenarioApi } from "./scenario-api";

const day = 86_400_000;
const hour = 3_600_000;

interface ScenarioContext {
  readonly userId: string;
  readonly adminId: string;
  /** UTC milliseconds that "0 days ago" means. */
  readonly now: number;
  readonly card: ScenarioCard;
}

interface ScenarioCard {
  readonly holder: string;
  readonly number: string;
}

export async function seedScenario(
  api: ScenarioApi,
  cast: ScenarioContext,
  steps: readonly Step[],
): Promise<void> {
  for (const step of [...steps].sort((a, b) => b.daysAgo - a.daysAgo))
    await seedStep(api, cast, step);
}

async function seedStep(api: ScenarioApi, cast: ScenarioContext, step: Step): Promise<void> {
  const at = cast.now - step.daysAgo * day;
  const as = { userId: cast.userId, at };
  switch (step.does) {
    case "hand in documents":
      await api.call(as, {
        method: "POST",
        path: "/users/kyc/upload-multiple",
        body: form({
          documentType: "passport",
          files: specimenFile(step.passport, "passport.png"),
        }),
      });
      return;
    case "be verified":
      return setKyc(api, cast, {
        kyc_status: "approved",
        kyc_reason: null,
        name_verified_at: at,
        updated_at: at,
      });
    case "be refused":
      return setKyc(api, cast, { kyc_status: "rejected", kyc_reason: step.reason, updated_at: at });
    case "save bank details":
      await api.call(as, { method: "POST", path: "/wallets/bank-details/add", body: step.block });
      return;
    case "deposit":
      await api.call(as, { method: "POST", path: "/wallets/card/add", body: cardForm(cast) });
      return decide(
        api,
        cast,
        step,
        await api.call(as, {
          method: "POST",
          path: "/wallets/top-up",
          body: { amount: step.amount, paymentMethod: "card" },
        }),
      );
    case "withdraw to bank":
      return decide(
        api,
        cast,
        step,
        await api.call(as, {
          method: "POST",
          path: "/wallets/withdrawal/request",
          body: { amount: step.amount },
        }),
      );
    case "withdraw to bitcoin":
      return decide(
        api,
        cast,
        step,
        await api.call(as, {
          method: "POST",
          path: "/wallets/withdraw",
          body: { amount: step.amount, walletAddress: step.address },
        }),
      );
  }
}

async function decide(
  api: ScenarioApi,
  cast: ScenarioContext,
  step: { daysAgo: number; does: Step["does"]; then?: "approve" | "reject"; reason?: string },
  answer: unknown,
) {
  if (!step.then) return;
  const as = { userId: cast.adminId, at: cast.now - step.daysAgo * day + hour };
  const id = transactionIdIn(answer);
  const path = `/wallets/admin/transaction/${id}/${step.then}`;
  await api.call(as, { method: "PATCH", path, body: { reason: step.reason } });
  if (step.then === "approve" && step.does !== "deposit") await payOut(api, as, id);
}

/** Sent three hours later, and there on the second day. */
async function payOut(api: ScenarioApi, as: { userId: string; at: number }, id: string) {
  const [sentAt, arrivedAt] = [as.at + 3 * hour, as.at + 2 * day];
  await api.call(
    { ...as, at: sentAt },
    {
      method: "POST",
      path: `/payouts/${id}/sent`,
      body: { reference: `FT-${id.slice(-8).toUpperCase()}`, expectedDay: dayOf(arrivedAt, "UTC") },
    },
  );
  await api.call({ ...as, at: arrivedAt }, { method: "POST", path: `/payouts/${id}/arrival` });
}

async function setKyc(api: ScenarioApi, { userId }: ScenarioContext, change: Partial<UserRow>) {
  await usersIn(api.context.storage.db).update(userId, change);
}

/** For a card that expires in three years. */
function cardForm({ card, now }: ScenarioContext): FormData {
  const expiry = `12/${String(new Date(now).getUTCFullYear() + 3).slice(-2)}`;
  return form({
    cardHolderName: card.holder,
    cardNumber: card.number,
    expiryDate: expiry,
    cvv: "123",
    frontImage: specimenFile("card-front", "front.png"),
    backImage: specimenFile("card-back", "back.png"),
  });
}

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}
