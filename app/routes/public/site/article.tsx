// The layout of a public text page: heading and lead, the text, and further links.
import type { ReactNode } from "react";
import { isEnglish } from "~server/locales/locale";
import { Banner } from "~/ui/banner";
import { Icon, type IconName } from "~/ui/icon";
import { useLocale, useMessages } from "~/ui/use-messages";
import { PublicFrame } from "./public-frame";

interface Props {
  title: string;
  lead: ReactNode;
  /** A word or two above the title, for example the group that the page belongs to. */
  group?: string;
  /** Of legal texts, which bind in the language in which they were written. */
  isEnglishOnly?: boolean;
  children: ReactNode;
}

export function Article({ title, lead, group, isEnglishOnly = false, children }: Props) {
  const t = useMessages("site");
  const locale = useLocale();
  const isForeign = isEnglishOnly && !isEnglish(locale);
  return (
    <PublicFrame>
      {isForeign && <Banner tone="info">{t("bindingLanguage")}</Banner>}
      <article className="article" {...(isForeign && { lang: "en", dir: "ltr" })}>
        <header className="article-head">
          {group && (
            <p className="group" lang={isForeign ? locale : undefined}>
              {group}
            </p>
          )}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        {children}
      </article>
    </PublicFrame>
  );
}

/** A heading at the left, what belongs to it at the right. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="article-section">
      <h2>{title}</h2>
      <div className="prose">{children}</div>
    </section>
  );
}

export interface LinkCard {
  title: string;
  text: string;
  href: string;
  /** An icon above the title. */
  icon?: IconName;
  /** A small label next to the title. */
  tag?: string;
}

/** Links to other pages, side by side if there is room. */
export function LinkCards({
  cards,
  level = "h2",
}: {
  cards: readonly LinkCard[];
  level?: "h2" | "h3";
}) {
  const Heading = level;
  return (
    <ul className="link-cards">
      {cards.map(({ title, text, href, icon, tag }) => (
        <li key={href}>
          {icon && <Icon name={icon} />}
          <Heading>
            <a className="card-link" href={href}>
              {title}
              <Icon name="forward" />
            </a>
            {tag && <span className="tag">{tag}</span>}
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Numbered steps, from left to right where there is room. */
export function Journey({
  steps,
  level = "h3",
}: {
  steps: readonly { title: string; text: string }[];
  level?: "h2" | "h3";
}) {
  const Heading = level;
  return (
    <ol className="journey-steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
