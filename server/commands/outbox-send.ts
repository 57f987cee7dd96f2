// Sends what waits in the outbox, for a portal that does not run or for somebody who does not want to wait.
import { outboxIn } from "../features/email/store";
import { sendMail } from "../background/send-mail";
import { getConfig } from "../config";
import type { Command } from "./command";
import { configOfExistingData } from "./stored-data";

export const outboxSend: Command = {
  name: "outbox:send",
  summary: "sends the messages that are due, as a running portal does by itself",
  options: [],
  notes: [
    "It may run while the portal runs: no message is sent by both.",
    "Without SMTP_URL each message becomes a file in the folder outbox of DATA_DIR.",
    "Exit code 1 where a message could not be sent: it is tried again later, or given up when it would be of no use any more.",
  ],
  async run({ openAsFound }) {
    const { context } = await openAsFound(configOfExistingData());
    const { sent, postponed, failed } = await sendMail(context);
    const { queued, sending, failed: failedEver } = await outboxIn(context.storage.db).counts();
    const where = getConfig().smtpUrl ? "" : " (no SMTP_URL: they are files in the folder outbox)";
    const said = `${sent} sent${where}, ${postponed} to be tried again, ${failed} given up. ${queued + sending} wait, and ${failedEver} of the last 30 days were never sent.`;
    if (postponed + failed > 0) throw new Error(said);
    return said;
  },
};
