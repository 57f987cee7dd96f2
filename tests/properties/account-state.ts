// How a person stands, of which no wallet tells: two changes at once may end either way, and what follows hangs on which.
import { nameSubject } from "~server/features/names/name-requests";
import { expiredCard } from "./commands/movements";
import { assertSame } from "./invariants";
import { userAt, type Account, type Model } from "./model";
import { defaultAccount } from "./payees";
import type { World } from "./world";

interface AccountState {
  readonly account: Account;
  readonly hasBank: boolean;
  readonly card: "expired" | "valid" | null;
  /** Serials of open drafts that lean on the card that is there now. */
  readonly drafts: readonly string[];
  readonly fullname: string | null;
  /** The ID of the open request for another name. */
  readonly nameRequest: string | null;
}

export async function checkAccountState(world: World, model: Model, index: number): Promise<void> {
  assertSame(
    "foreseen",
    `how ${userAt(model, index).name} stands`,
    await storedAccountState(world, model, index),
    accountStateOf(world, model, index),
  );
}

const openDrafts = (model: Model, index: number) =>
  model.drafts.filter(
    ({ owner, becomes, expiresAt }) =>
      owner === index && becomes === null && expiresAt > model.clock,
  );

function accountStateOf(world: World, model: Model, index: number): AccountState {
  const { account, card, fullname, nameRequest } = userAt(model, index);
  if (account === "deleted")
    return { account, hasBank: false, card: null, drafts: [], fullname: null, nameRequest: null };
  const drafts = openDrafts(model, index).filter(
    (draft) => draft.card !== null && draft.card === card?.serial,
  );
  return {
    account,
    hasBank: defaultAccount(model, index) !== undefined,
    card: card && (card.isExpired ? "expired" : "valid"),
    drafts: drafts.map(({ serial }) => serial),
    fullname: world.nameOf(fullname),
    nameRequest: nameRequest && world.idOf(nameRequest.serial),
  };
}

async function storedAccountState(
  { db, person, idOf }: World,
  model: Model,
  index: number,
): Promise<AccountState> {
  const { id } = person(index);
  const user = await db
    .selectFrom("users")
    .select(["account_status", "deleted_at", "fullname"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const bank = await db
    .selectFrom("bank_details")
    .select("user_id")
    .where("user_id", "=", id)
    .executeTakeFirst();
  const card = await db
    .selectFrom("cards")
    .select(["id", "expiry"])
    .where("user_id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  const drafts = await db
    .selectFrom("drafts")
    .select("id")
    .where("user_id", "=", id)
    .where("card_id", "=", card?.id ?? "")
    .execute();
  const nameRequest = await db
    .selectFrom("approval_requests")
    .select("id")
    .where("subject", "=", nameSubject(id))
    .where("state", "=", "open")
    .executeTakeFirst();
  const leaning = openDrafts(model, index).filter(({ serial }) =>
    drafts.some((draft) => draft.id === idOf(serial)),
  );
  return {
    account: user.deleted_at === null ? user.account_status : "deleted",
    hasBank: bank !== undefined,
    card: card ? (card.expiry === expiredCard ? "expired" : "valid") : null,
    drafts: leaning.map(({ serial }) => serial),
    fullname: user.deleted_at === null ? user.fullname : null,
    nameRequest: nameRequest?.id ?? null,
  };
}
