// What is said of a refusal, by a page and by the API, without what a form alone adds; empty where there was none.
import type { Answer } from "../api/caller";
import type { ShownPage } from "./shown-page";

/** A form adds to its words how an amount is written. */
const withoutExample = (message: string) => message.replace(/, for example [\d.,]+ [A-Z]{3}$/, "");

export const pageMessages = ({ isRefusal, messages }: ShownPage) =>
  !isRefusal ? [] : [...new Set(messages.map(withoutExample))].sort();

export const apiMessages = ({ status, message, errors }: Answer) => {
  if (status < 400) return [];
  const text = Object.values(errors).flat();
  return [...new Set(text.length > 0 ? text : [message])].sort();
};
