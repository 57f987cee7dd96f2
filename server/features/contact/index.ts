import { endpoints, feature } from "../../http/feature";
import { listMessages } from "./list-messages";
import { contactOperations } from "./operations";
import { readMessage } from "./read-message";
import { sendMessage } from "./send-message";
import { setMessageState } from "./set-message-state";

export const contact = feature("contact", {
  endpoints: [
    ...endpoints(contactOperations, {
      send: sendMessage,
      list: listMessages,
      read: readMessage,
      setState: setMessageState,
    }),
  ],
});
