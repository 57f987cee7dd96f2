import { endpoints, feature } from "../../http/feature";
import { listOutbox } from "./list-outbox";
import { outboxOperations } from "./operations";
import { readOutbox } from "./read-outbox";
import { retryOutbox } from "./retry-outbox";
import { outboxIn } from "./store";

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
      reset_requests: ["access"],
      outbox: [],
    },
    outside: {
      outbox: async ({ db, id }) => ({
        mails: (await outboxIn(db).ofUser(id)).map((mail) => mail.id),
      }),
    },
  },
});
