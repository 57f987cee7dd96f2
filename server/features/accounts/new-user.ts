// A new user's row: the one place that sets the initial values.
import { newDepositReference } from "../../kernel/creditor-reference";
import type { Currency } from "../../kernel/currencies";
import type { Requester } from "../users/password-port";
import { searchKey, searchKeysOf } from "../../database/search-key";
import { blankAcceptance, blankAddress, undecided } from "../../database/rows/blank-user-columns";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { newPersonalKey } from "../users/personal-key";

interface NewUser {
  readonly email: string;
  readonly username: string;
  readonly fullname: string;
  /** Null if the user chooses one with an emailed link. */
  readonly password: string | null;
  readonly phoneNumber: string;
  readonly country: string;
  readonly currency: Currency;
  readonly address?: AddressInput | undefined;
}

interface AddressInput {
  readonly street?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly country?: string | undefined;
  readonly zipCode?: string | undefined;
}

/** An active customer without verification or accepted terms; `differing` overrides fields. */
export async function newUser(
  context: Context,
  given: NewUser,
  requester: Requester,
  differing: Partial<UserRow> = {},
): Promise<UserRow> {
  const now = context.now();
  const { email, username, fullname, address } = given;
  const id = context.newId();
  return {
    id,
    email,
    email_key: searchKey(email),
    username,
    username_key: searchKey(username),
    fullname,
    ...searchKeysOf({ ...given, phone_number: given.phoneNumber }),
    phone_number: given.phoneNumber,
    country: given.country,
    currency: given.currency,
    ...blankAddress,
    street: address?.street ?? null,
    city: address?.city ?? null,
    state: address?.state ?? null,
    address_country: address?.country ?? null,
    zip_code: address?.zipCode ?? null,
    role: "user",
    staff_roles: "",
    staff_number: null,
    role_grant_at: null,
    account_status: "active",
    ...undecided,
    password_hash:
      given.password === null ? "" : await context.passwords.hash(given.password, requester),
    initial_password_until: null,
    email_verified_at: null,
    ...blankAcceptance,
    personal_key: newPersonalKey(context, id),
    deposit_reference: newDepositReference(context.randomText),
    version: 1,
    closed_at: null,
    retained_until: null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
    ...differing,
  };
}
