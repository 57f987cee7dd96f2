// What the server knows about the document while it renders.
import { createContext, useContext } from "react";

interface DocumentFacts {
  /** The page's full address, without its query. */
  address: string;
  /** The page's addresses in each language, and the one that negotiates it; none if there is only one language. */
  alternates?: readonly { readonly language: string; readonly address: string }[];
  /** The bootstrap script. */
  bootstrapScript?: string | undefined;
  /** True if the page is itself the response to an accepted post. */
  isAnswer?: boolean;
  /** The request ID, if the page failed to render. */
  faultReference?: string | undefined;
}

const Facts = createContext<DocumentFacts>({ address: "" });

export const DocumentFactsProvider = Facts.Provider;
export const useDocumentFacts = () => useContext(Facts);
