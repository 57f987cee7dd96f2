// The HTML around every page, error pages too.
import type { ReactNode } from "react";
import { directionOf } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { operator } from "~server/kernel/operator";
import { endOfSharedStart } from "~server/kernel/shared-start";
import { useDocumentFacts } from "./document-facts";
import type { ScriptTier } from "./page-handle";
import { SearchTags } from "./search-tags";
import { printSheet, sheetAddresses, type SheetName } from "./stylesheets";
import { DemoBanner } from "~/ui/demo-banner";
import { usePageFacts } from "~/ui/page-facts";
import { SelfRefresh } from "~/ui/self-refresh";

interface Props {
  title: string | undefined;
  /** Missing on pages that search engines shouldn't index. */
  description?: string | undefined;
  scripts: ScriptTier;
  sheets?: readonly SheetName[] | undefined;
  refreshAfter?: number | undefined;
  children: ReactNode;
}

export function Document({ title, description, scripts, sheets, refreshAfter, children }: Props) {
  const { locale, theme, mode, formReply } = usePageFacts();
  const { address, bootstrapScript, inlineStyles, isAnswer } = useDocumentFacts();
  // The answer to an accepted post shows no refused form.
  const showsRefusal = formReply?.result.error !== undefined && !isAnswer;
  const inside = inlineStyles?.sheets ?? [];
  const addresses = sheetAddresses(sheets);
  // The base sheet comes before the others: if it is linked, the inline ones follow it.
  const startsWithStyles = inside.includes(addresses[0]);
  const name = [title, operator().brand].filter(Boolean).join(" · ");
  return (
    <html lang={locale} dir={directionOf(locale) === "rtl" ? "rtl" : undefined} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme ?? "light dark"} />
        <link rel="icon" href="/favicon.svg" />
        {/* The header is painted once it is whole, or its parts would move as the others arrive. */}
        <link rel="expect" href="#main" blocking="render" />
        {/* Anything that differs between pages comes after them. */}
        {inlineStyles && startsWithStyles && <style>{inlineStyles.mark}</style>}
        {inlineStyles && startsWithStyles && endOfSharedStart}
        <title>
          {showsRefusal ? messagesIn(locale, "errors")("titleOfRefusal", { title: name }) : name}
        </title>
        <SearchTags title={title ?? operator().brand} description={description} address={address} />
        {/* Before the sheets, which it would have to wait for. */}
        {scripts === "enhance" && <script>{bootstrapScript}</script>}
        {addresses
          .filter((sheet) => !inside.includes(sheet))
          .map((sheet) => (
            <link key={sheet} rel="stylesheet" href={sheet} />
          ))}
        {inlineStyles && !startsWithStyles && <style>{inlineStyles.mark}</style>}
        <link rel="stylesheet" media="print" href={printSheet} />
        <SelfRefresh seconds={refreshAfter} />
      </head>
      <body>
        {mode === "demo" && <DemoBanner />}
        {children}
        {/* For the next page. For no medium, so nothing waits for them; Firefox would refuse `prefetch` under our policy. */}
        {inlineStyles?.setCookie !== undefined &&
          inside.map((sheet) => <link key={sheet} rel="stylesheet" media="not all" href={sheet} />)}
      </body>
    </html>
  );
}
