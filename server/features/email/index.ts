import { endpoints, feature } from "../../http/feature";
import { listOutbox, readOutbox, retryOutbox } from "./read-outbox";
import { outboxOperations } from "./operations";
import { outboxIn } from "./store";
import { emailChangesIn } from "./email-change-store";
import { emailUndoLinksIn } from "./email-undo-store";
import { eraseSentMail, sweepMailFiles } from "./erase-sent-mail";
import { mailedLinksIn } from "./mailed-link-store";

export const email = feature("email", {
  endpoints: [
    ...endpoints(outboxOperations, {
      list: listOutbox,
      read: readOutbox,
      retry: retryOutbox,
    }),
  ],
  erase: {
    tables: {
      mailed_links: ["access", "unverified"],
      email_changes: ["access", "unverified"],
      email_undo_links: ["access", "unverified"],
      reset_requests: ["access"],
      outbox: [],
    },
    outside: {
      outbox: async ({ db, id }) => ({
        mails: (await outboxIn(db).ofUser(id)).map((mail) => mail.id),
      }),
    },
  },
  retention: [
    { rows: "outbox", kept: { days: 30 }, erase: eraseSentMail },
    { rows: "mailed_links", forget: (db, now) => mailedLinksIn(db).forgetEndedBefore(now) },
    { rows: "email_changes", forget: (db, now) => emailChangesIn(db).forgetEndedBefore(now) },
    { rows: "email_undo_links", forget: (db, now) => emailUndoLinksIn(db).forgetEndedBefore(now) },
  ],
  background: [{ name: "sweep-mails", every: "hour", run: sweepMailFiles }],
});
