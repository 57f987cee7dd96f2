import type { Context } from "../http/context";
import { answerResetRequests } from "../features/accounts/answer-reset-requests";
import { sendDue, type SendCounts } from "../features/email/send-due";

const runningPasses = new WeakMap<Context, Promise<SendCounts>>();

/** Answers password reset requests, then sends the email that is due. Calls during a pass share its result. */
export function sendMail(context: Context): Promise<SendCounts> {
  const running =
    runningPasses.get(context) ?? pass(context).finally(() => runningPasses.delete(context));
  runningPasses.set(context, running);
  return running;
}

async function pass(context: Context): Promise<SendCounts> {
  await answerResetRequests(context);
  return sendDue(context);
}
