// The HTML around every page, error pages too.
import type { ReactNode } from "react";
import { directionOf } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { operator } from "~server/kernel/operator";
import { useDocumentFacts } from "./document-facts";
import type { ScriptTier } from "./page-handle";
import { appStyles, siteStyles } from "./stylesheets";
import { DemoBanner } from "~/ui/demo-banner";
import { usePageFacts } from "~/ui/page-facts";
import { SelfRefresh } from "~/ui/self-refresh";

interface Props {
  title: string | undefined;
  /** Missing on pages that search engines shouldn't index. */
  description?: string | undefined;
  scripts: ScriptTier;
  isSignedInArea: boolean;
  leadsInside?: true | undefined;
  refreshAfter?: number | undefined;
  children: ReactNode;
}

export function Document({
  title,
  description,
  scripts,
  isSignedInArea,
  leadsInside,
  refreshAfter,
  children,
}: Props) {
  const { locale, theme, mode, formReply } = usePageFacts();
  const { address, alternates, bootstrapScript, isAnswer } = useDocumentFacts();
  // The answer to an accepted post shows no refused form.
  const showsRefusal = formReply?.result.error !== undefined && !isAnswer;
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
        <title>
          {showsRefusal ? messagesIn(locale, "errors")("titleOfRefusal", { title: name }) : name}
        </title>
        <SearchTags
          title={title ?? operator().brand}
          description={description}
          address={address}
          alternates={alternates}
        />
        {/* Before the stylesheet, which it would have to wait for. */}
        {scripts === "enhance" && <script>{bootstrapScript}</script>}
        {isSignedInArea ? <link rel="stylesheet" href={appStyles} /> : <style>{siteStyles}</style>}
        <SelfRefresh seconds={refreshAfter} />
      </head>
      <body>
        {mode === "demo" && <DemoBanner />}
        {children}
        {/* For no medium, so nothing waits for it; Firefox would refuse `prefetch` under our policy. */}
        {leadsInside && <link rel="stylesheet" media="not all" href={appStyles} />}
      </body>
    </html>
  );
}

interface SearchTagsProps {
  title: string;
  description: string | undefined;
  address: string;
  alternates?: ReturnType<typeof useDocumentFacts>["alternates"];
}

/** Metadata for search engines, shared links and home screens. A page without a description is not for search engines. */
function SearchTags({ title, description, address, alternates = [] }: SearchTagsProps) {
  if (description === undefined) return <meta name="robots" content="noindex" />;
  const picture = new URL("/share.png", address).href;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {alternates.map(({ language, address: other }) => (
        <link key={language} rel="alternate" hrefLang={language} href={other} />
      ))}
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="apple-touch-icon" href="/icon-192.png" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={operator().brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
