import type { z } from "zod";
import type { Endpoints } from "../../contract/endpoints";
import type { RegisterBody } from "../../contract/schemas/accounts";
import { isDemoAddress } from "../../contract/values/demo-people";
import { termsVersion } from "../../contract/values/terms";
import { refuse } from "../../domain/refusal";
import type { UserRow } from "../../storage/schema";
import { searchKey } from "../../storage/users";
import { audit } from "../audit";
import type { Handler } from "../call";
import type { Context } from "../context";
import { openSession } from "./open-session";
import { presentUser } from "./present-user";

export const register: Handler<Endpoints["auth"]["register"]> = async ({ context, body, address }) => {
  if (!context.settings.isDemo && isDemoAddress(body.email)) return refuse("email_taken", { field: "email" });
  const user = await newUser(context, body);
  return context.storage.transaction(async (store) => {
    if (await store.users.byEmail(user.email)) return refuse("email_taken", { field: "email" });
    if (await store.users.byUsername(user.username)) return refuse("username_taken", { field: "username" });
    // Two sign-ups at the same moment: the unique keys decide, and the later one is told.
    if (!(await store.users.insert(user))) return refuse("email_taken", { field: "email" });
    await store.wallets.create({
      id: context.newId(),
      user_id: user.id,
      currency: user.currency,
      version: 1,
      created_at: user.created_at,
      updated_at: user.created_at,
    });
    const token = await openSession(context, store, user.id);
    await audit(store, { context, actor: { user }, address }, { action: "user.registered", subject: `user:${user.id}` });
    return { access_token: token, user: presentUser(user) };
  });
};

/** A sign-up starts active, as a customer, with nothing verified (R18). */
async function newUser(context: Context, body: z.output<typeof RegisterBody>): Promise<UserRow> {
  const now = context.now();
  return {
    id: context.newId(),
    email: body.email,
    email_key: searchKey(body.email),
    username: body.username,
    username_key: searchKey(body.username),
    fullname: body.fullname,
    phone_number: body.phoneNumber,
    country: body.country,
    currency: body.currency,
    street: body.address?.street ?? null,
    city: body.address?.city ?? null,
    state: body.address?.state ?? null,
    address_country: body.address?.country ?? null,
    zip_code: body.address?.zipCode ?? null,
    role: "user",
    account_status: "active",
    kyc_status: "not_submitted",
    kyc_reason: null,
    password_hash: await context.passwords.hash(body.password),
    terms_version: termsVersion,
    terms_accepted_at: now,
    created_at: now,
    updated_at: now,
  };
}
