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
      <article {...(isForeign && { lang: "en", dir: "ltr" })}>
        <header className="mb-12 max-w-184 lg:grid lg:max-w-none lg:grid-cols-3 lg:gap-x-8">
          {group && (
            <p
              className="mb-2 text-sm weight-650 text-accent lg:col-span-full"
              lang={isForeign ? locale : undefined}
            >
              {group}
            </p>
          )}
          <h1 className="text-title lg:col-span-2">{title}</h1>
          <p className="lead mt-4 text-lg lg:mt-0 lg:self-end">{lead}</p>
        </header>
        {children}
      </article>
    </PublicFrame>
  );
}

/** A heading at the left, what belongs to it at the right. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="line-t py-7 wide:grid wide:grid-cols-3 wide:gap-8">
      <h2 className="mb-2">{title}</h2>
      <div className="prose wide:col-span-2">{children}</div>
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

/** Links to other pages, side by side if there is room; in a section with a heading, they end it. */
export function LinkCards({
  cards,
  level = "h2",
}: {
  cards: readonly LinkCard[];
  level?: "h2" | "h3";
}) {
  const Heading = level;
  return (
    <ul className={`grid columns-of-56 gap-4 ${level === "h2" ? "mb-10" : ""}`}>
      {cards.map(({ title, text, href, icon, tag }) => (
        <li key={href} className="link-card">
          {icon && (
            <Icon
              name={icon}
              className="mb-4 size-10 rounded-small bg-accent-soft p-2.5 text-accent"
            />
          )}
          <Heading className="flex flex-wrap items-center justify-between gap-2 text-lg">
            <a className="card-link" href={href}>
              {title}
              <Icon name="forward" className="text-accent" />
            </a>
            {tag && <span className="tag">{tag}</span>}
          </Heading>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Numbered steps, from left to right where there is room; below a heading of the page, beside something else. */
export function Journey({
  steps,
  level = "h3",
}: {
  steps: readonly { title: string; text: string }[];
  level?: "h2" | "h3";
}) {
  const Heading = level;
  return (
    <ol className={level === "h2" ? "journey-steps" : "journey-steps columns-of-60"}>
      {steps.map(({ title, text }) => (
        <li key={title} className="pt-4">
          <Heading className="text-part">{title}</Heading>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
