// Sends the emails waiting in the outbox, without the running portal or ahead of its schedule.
import { outboxIn } from "../features/email/store";
import { sendMail } from "../background/send-mail";
import type { Command } from "./command";
import { configOfHost } from "./stored-data";

export const outboxSend: Command = {
  name: "outbox:send",
  summary: "Send queued emails, as a running portal does automatically",
  doing: "Sending the emails queued in",
  options: [],
  notes: [
    "Can run while the portal is running: no email is sent twice.",
    "Without SMTP_URL each email is saved to the outbox folder in DATA_DIR.",
    "Exits with code 1 if an email couldn't be sent. It's retried until it expires.",
  ],
  async run({ env, open }) {
    const config = configOfHost(env);
    const { context } = await open(config);
    const { sent, postponed, failed } = await sendMail(context);
    const { queued, sending, failed: failedEver } = await outboxIn(context.storage.db).counts();
    const where = config.smtpUrl ? "" : " (no SMTP_URL: saved to the outbox folder)";
    const summary = `${sent} sent${where}, ${postponed} to be retried, ${failed} failed. ${queued + sending} queued, ${failedEver} failed in the last 30 days.`;
    if (postponed + failed > 0) throw new Error(summary);
    return summary;
  },
};
