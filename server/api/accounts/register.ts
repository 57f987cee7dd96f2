import type { Operations } from "../../contract/operations";
import { termsVersion } from "../../contract/values/terms";
import { subscriberOf } from "../../domain/networks";
import { isRefusal, refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Call, Handler } from "../call";
import { command, isRepeated } from "../command";
import { strangerFrom } from "../callers/requester";
import { visitors } from "../callers/standing";
import { spendAllowance } from "../callers/spend-allowance";
import { addUser, checkTaken } from "./add-user";
import { checkPassword } from "./check-password";
import { greetNewUser } from "./greet-new-user";
import { findKnownDevice, rememberDevice } from "./known-device";
import { newUser } from "./new-user";
import { noteSignIn } from "./note-sign-in";
import { enterAs, openSession } from "./open-session";
import { presentUser } from "./present-user";
import { signInAttempt, tryGuess } from "./sign-in-throttle";

type RegisterCall = Call<Operations["auth"]["register"]>;

export const register: Handler<Operations["auth"]["register"]> = async (call) => {
  const { context, body, address, key } = call;
  const tooMany =
    address === null
      ? null
      : await spendAllowance(context, {
          what: "sign-up",
          who: subscriberOf(address),
          ...context.settings.allowances.signUps,
        });
  if (tooMany) return tooMany;
  const taken = await checkTaken(context, context.storage.store, body);
  if (taken && !(await isRepeated(context, visitors.user.id, key))) return taken;

  const user = await newUser(context, body, strangerFrom(address), {
    terms_version: termsVersion,
    terms_accepted_at: context.now(),
  });
  let token: string | undefined;
  let deviceToken: string | undefined;
  // The tokens stay out of what the key remembers.
  const made = await command({ ...call, actor: visitors }, async (store) => {
    const refusal = await addUser(context, store, user);
    if (refusal) return refusal;
    token = await openSession(context, store, user.id, call);
    deviceToken = await rememberDevice(call, store, user.id);
    await noteSignIn(call, store, user, { isSignUp: true });
    await greetNewUser(context, store, user);
    await audit(
      store,
      { context, actor: { user }, address },
      { action: "user.registered", subject: `user:${user.id}` },
    );
    return { userId: user.id };
  });
  if (isRefusal(made)) return made;
  return token === undefined
    ? enterAgain(call, made.userId)
    : { access_token: token, deviceToken, user: presentUser(user) };
};

/** The same sign-up once more: the answer may have been lost on its way, so whoever knows the password gets a new session. */
async function enterAgain(call: RegisterCall, userId: string) {
  const { context, body, address } = call;
  const user = await context.storage.store.users.byId(userId);
  const attempt = signInAttempt(
    { email: body.email, address },
    await findKnownDevice(context.storage.store, call, user?.id),
  );
  const refusal = await tryGuess(context, attempt, () =>
    checkPassword(context, user, body.password, attempt.requester),
  );
  if (!user || refusal?.refused === "wrong_credentials") return refuse("key_reused");
  if (refusal && refusal.refused !== "second_factor_needed") return refusal;
  return context.storage.transaction((store) => enterAs(call, store, user));
}
