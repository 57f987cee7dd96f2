import type { Context } from "../../http/context";
import { answerResetRequests } from "./forgot-password";
import { sendDue, type SendCounts } from "../email/send-due";
import { outboxIn } from "../email/store";

const runningPasses = new WeakMap<Context, Promise<SendCounts>>();

/** Answers password reset requests, then sends the email that is due. Calls during a pass share its result. */
export function sendMail(context: Context): Promise<SendCounts> {
  const running =
    runningPasses.get(context) ?? pass(context).finally(() => runningPasses.delete(context));
  runningPasses.set(context, running);
  return running;
}

/** Sends the emails that wait for their next attempt as well, such as after an outage; each host claims what it sends. */
export async function sendWaiting(context: Context): Promise<SendCounts> {
  await outboxIn(context.storage.db).makeDue(context.now());
  return sendMail(context);
}

async function pass(context: Context): Promise<SendCounts> {
  await answerResetRequests(context);
  return sendDue(context);
}
