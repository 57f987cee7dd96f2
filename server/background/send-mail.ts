import type { Context } from "../http/context";
import { answerResetRequests } from "../features/accounts/answer-reset-requests";
import { sendDue, type Sending } from "../features/email/send-due";

const flights = new WeakMap<Context, Promise<Sending>>();

/** Answers who asked for a new password, then sends what is due; whoever comes while it runs shares its outcome. */
export function sendMail(context: Context): Promise<Sending> {
  const flight = flights.get(context) ?? pass(context).finally(() => flights.delete(context));
  flights.set(context, flight);
  return flight;
}

async function pass(context: Context): Promise<Sending> {
  await answerResetRequests(context);
  return sendDue(context);
}
