// What the server knows about the document while it renders.
import { createContext, useContext } from "react";

interface DocumentFacts {
  /** The page's full address, without its query. */
  address: string;
  /** The sheets inlined in the page, and the placeholder for their text. */
  inlineStyles?:
    | {
        readonly sheets: readonly string[];
        readonly mark: string;
        /** Set if the browser keeps the sheets for the next page. */
        readonly setCookie: string | undefined;
      }
    | undefined;
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
