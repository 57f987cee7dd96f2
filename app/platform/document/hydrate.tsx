import { startTransition } from "react";
import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";

export function hydrate(): void {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}
