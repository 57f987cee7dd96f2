import { endpoints, feature } from "../../http/feature";
import { listMessages, readMessage, setMessageState } from "./manage-messages";
import { contactOperations } from "./operations";
import { sendMessage } from "./send-message";
import { limits } from "../../kernel/limits";
import { contactMessagesIn } from "./store";
import { messageEmailExamples } from "./message-arrived";

export const contact = feature("contact", {
  endpoints: [
    ...endpoints(contactOperations, {
      send: sendMessage,
      list: listMessages,
      read: readMessage,
      setState: setMessageState,
    }),
  ],
  retention: [
    {
      rows: "contact_messages",
      kept: { months: limits.contactKeptMonths },
      forget: (db, before) => contactMessagesIn(db).forgetBefore(before),
    },
  ],
  sealed: [{ table: "contact_messages", column: "sealed", about: (row) => `contact:${row.id}` }],
  emails: messageEmailExamples,
});
