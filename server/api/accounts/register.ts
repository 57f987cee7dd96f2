import type { Endpoints } from "../../contract/endpoints";
import { isDemoAddress } from "../../contract/values/demo-people";
import { termsVersion } from "../../contract/values/terms";
import { refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";
import { newUser } from "./new-user";
import { openSession } from "./open-session";
import { presentUser } from "./present-user";

export const register: Handler<Endpoints["auth"]["register"]> = async ({ context, body, address }) => {
  if (!context.settings.isDemo && isDemoAddress(body.email)) return refuse("email_taken", { field: "email" });
  const user = await newUser(context, body, { terms_version: termsVersion, terms_accepted_at: context.now() });
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
      deleted_at: null,
      created_at: user.created_at,
      updated_at: user.created_at,
    });
    const token = await openSession(context, store, user.id);
    await audit(store, { context, actor: { user }, address }, { action: "user.registered", subject: `user:${user.id}` });
    return { access_token: token, user: presentUser(user) };
  });
};
