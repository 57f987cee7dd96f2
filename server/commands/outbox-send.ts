// Sends the emails waiting in the outbox, without the running portal or ahead of its schedule.
import { serverFaults } from "../features/email/rules";
import { outboxIn } from "../features/email/store";
import { sendMail, sendWaiting } from "../features/accounts/send-mail";
import type { Command } from "./command";
import { counted } from "./counted";
import { configOfHost } from "./stored-data";

export const outboxSend: Command = {
  name: "outbox:send",
  summary: "Send queued emails, as a running portal does automatically",
  doing: "Sending the emails queued in",
  options: [
    {
      name: "all",
      help: "also send emails that wait for their next attempt, such as after an outage of the mail server",
    },
  ],
  notes: [
    "Can run while the portal is running: no email is sent twice.",
    "Without SMTP_URL each email is saved to the outbox folder in DATA_DIR.",
    "Stops at the first email that the mail server itself refuses: the others would fail as well, and wait.",
    "Exits with code 1 if an email couldn't be sent. It's retried until it expires.",
  ],
  async run({ env, options, open, progress }) {
    const config = configOfHost(env);
    const { context } = await open(config);
    const outbox = outboxIn(context.storage.db);
    const waiting = (await outbox.counts()).queued;
    if (options.has("all")) progress.stage(`sending ${counted(waiting, "waiting email")}`);
    const { sent, postponed, failed } = await (options.has("all") ? sendWaiting : sendMail)(
      context,
    );
    const { queued, sending, failed: failedEver } = await outbox.counts();
    const fault = postponed > 0 ? await outbox.waitsFor(serverFaults) : null;
    const where = config.smtpUrl ? "" : " (no SMTP_URL: saved to the outbox folder)";
    const found = options.has("all") ? `${waiting} waiting: ` : "";
    const summary = `${found}${sent} sent${where}, ${postponed} to be retried, ${failed} failed. ${queued + sending} queued, ${failedEver} failed in the last 30 days.${fault ? ` The mail server failed: ${fault}.` : ""}`;
    if (postponed + failed > 0) throw new Error(summary);
    return summary;
  },
};
