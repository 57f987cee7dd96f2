import type { registrationOperations } from "./registration-operations";
import { usersIn } from "../users/store";
import { termsVersion } from "../../kernel/terms";
import { subscriberOf } from "../../kernel/networks";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Call, Handler } from "../../http/call";
import { command, isReplay, visitors } from "../../http/command";
import { unknownRequester } from "../users/requester";
import { consumeRateLimit } from "../../http/consume-rate-limit";
import { addUser, checkAvailability } from "./add-user";
import { checkPassword } from "../sign-in/check-password";
import { sendWelcome } from "./welcome";
import { findKnownDevice, rememberDevice } from "../sessions/known-device";
import { newUser } from "./new-user";
import { recordSignIn } from "../sign-in/record-sign-in";
import { completeSignIn, openSession } from "../sign-in/open-session";
import { presentUser } from "../profiles/present-user";
import { signInAttempt, throttleAttempt } from "../sessions/sign-in-throttle";

type RegisterCall = Call<typeof registrationOperations.register>;

export const register: Handler<typeof registrationOperations.register> = async (call) => {
  const { context, body, address, key } = call;
  const tooMany =
    address === null
      ? null
      : await consumeRateLimit(context, {
          what: "sign-up",
          who: subscriberOf(address),
          ...context.settings.rateLimits.signUps,
        });
  if (tooMany) return tooMany;
  const taken = await checkAvailability(context, context.storage.db, body);
  if (taken && !(await isReplay(context, visitors.user.id, key))) return taken;

  const user = await newUser(context, body, unknownRequester(address), {
    language: call.acceptedLanguage,
    terms_version: termsVersion,
    terms_accepted_at: context.now(),
  });
  let token: string | undefined;
  let deviceToken: string | undefined;
  // The tokens aren't part of the response stored under the key.
  const made = await command({ ...call, actor: visitors }, async (db) => {
    const refusal = await addUser(context, db, user);
    if (refusal) return refusal;
    // Signing up doesn't count as entering the password: no one knew it before.
    token = await openSession(context, db, user.id, { ...call, isApiClient: false });
    deviceToken = await rememberDevice(call, db, user.id);
    await recordSignIn(call, db, user, { isSignUp: true });
    await sendWelcome(context, db, user);
    await recordAudit(
      db,
      { context, actor: { user }, address },
      { action: "user.registered", subject: `user:${user.id}` },
    );
    return { userId: user.id };
  });
  if (isRefusal(made)) return made;
  return token === undefined
    ? enterAgain(call, made.userId)
    : { access_token: token, deviceToken, user: presentUser(user, call) };
};

/** A repeated sign-up: the first response may have been lost, so a caller with the right password gets a new session. */
async function enterAgain(call: RegisterCall, userId: string) {
  const { context, body, address } = call;
  const user = await usersIn(context.storage.db).byId(userId);
  const attempt = signInAttempt(
    { email: body.email, address },
    await findKnownDevice(context.storage.db, call, user?.id),
  );
  const refusal = await throttleAttempt(context, attempt, () =>
    checkPassword(context, user, body.password, attempt.requester),
  );
  if (!user || refusal?.refused === "wrong_credentials") return refuse("key_reused");
  if (refusal && refusal.refused !== "second_factor_needed") return refusal;
  return context.storage.transaction((db) =>
    completeSignIn({ ...call, isApiClient: false }, db, user),
  );
}
