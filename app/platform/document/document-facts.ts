// What the server knows about the document while it renders.
import { createContext, useContext } from "react";

interface DocumentFacts {
  /** The script that brings the enhance script. */
  entryCall?: string | undefined;
  /** True where the page is the answer to a post itself, which was then taken. */
  isAnswer?: boolean;
  /** The id of the request, where its page could not be shown through a fault. */
  faultReference?: string | undefined;
}

const Facts = createContext<DocumentFacts>({});

export const DocumentFactsProvider = Facts.Provider;
export const useDocumentFacts = () => useContext(Facts);
