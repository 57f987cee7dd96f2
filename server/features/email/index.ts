import { endpoints, feature } from "../../http/feature";
import { listOutbox } from "./list-outbox";
import { outboxOperations } from "./operations";
import { readOutbox } from "./read-outbox";
import { retryOutbox } from "./retry-outbox";

export const email = feature("email", {
  endpoints: [
    ...endpoints(outboxOperations, {
      list: listOutbox,
      read: readOutbox,
      retry: retryOutbox,
    }),
  ],
});
