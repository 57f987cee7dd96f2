import { endpoints, feature } from "../../http/feature";
import { cancelNameRequest } from "./name-requests";
import { nameOperations } from "./operations";
import { nameEmailExamples } from "./name-mails";

export const names = feature("names", {
  endpoints: [...endpoints(nameOperations, { cancelNameRequest })],
  emails: nameEmailExamples,
});
