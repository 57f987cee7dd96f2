// The privacy page: what is stored, why, and for how long, in plain language.
import { useLoaderData } from "@remix-run/react";
import { limits } from "~server/kernel/limits";
import { operator } from "~server/kernel/operator";
import { messagesIn } from "~server/locales/messages";
import type { PageHandle } from "~/platform/document/page-handle";
import { usePaths } from "~/platform/paths/use-paths";
import { retentionYears } from "~/platform/settings.server";
import { DefinitionList } from "~/ui/definition-list";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { Article, Section } from "../site/article";

export const handle = {
  title: pageText("privacy", "title"),
  description: (locale) =>
    messagesIn(locale, "privacy")("description", { brand: operator().brand }),
} satisfies PageHandle;

export const loader = () => ({ years: retentionYears() });

export default function PrivacyPage() {
  const links = usePaths();
  const t = useMessages("privacy");
  const name = useMessages("navigation");
  const { years } = useLoaderData<typeof loader>();
  return (
    <Article isEnglishOnly group={name("legal")} title={t("title")} lead={t("lead")}>
      <Section title={t("accountTitle")}>
        <p>{t("accountText")}</p>
      </Section>
      <Section title={t("documentsTitle")}>
        <p>{t("documentsText")}</p>
      </Section>
      <Section title={t("cardsTitle")}>
        <p>{t("cardsText")}</p>
      </Section>
      <Section title={t("moneyTitle")}>
        <p>{t("moneyText")}</p>
      </Section>
      <Section title={t("messagesTitle")}>
        <p>{t("messagesText", { months: limits.contactKeptMonths })}</p>
      </Section>
      <Section title={t("addressesTitle")}>
        <p>{t("addressesText", { days: limits.signInPlacesKeptDays })}</p>
      </Section>
      <Cookies />
      <Section title={t("sharingTitle")}>
        <p>{t("sharingText")}</p>
      </Section>
      <Closing years={years} />
      <Section title={t("rightsTitle")}>
        <p>
          {t("rightsText", {
            link: (text) => <a href={links.contact()}>{text}</a>,
            email: <a href={`mailto:${operator().supportEmail}`}>{operator().supportEmail}</a>,
            company: operator().company,
            office: operator().office.join(", "),
          })}
        </p>
      </Section>
    </Article>
  );
}

/** By name. */
function Cookies() {
  const t = useMessages("privacy");
  const cookies = [
    { term: "session", value: t("cookieSession") },
    { term: "device", value: t("cookieDevice", { days: limits.knownDevicesKeptDays }) },
    { term: "theme", value: t("cookieTheme") },
    { term: "watchlist", value: t("cookieWatchlist") },
    { term: "examples", value: t("cookieExamples") },
    { term: "form-…", value: t("cookieForm", { minutes: limits.draftMinutes }) },
    { term: "shortcuts", value: t("cookieShortcuts") },
  ];
  return (
    <Section title={t("cookiesTitle")}>
      <DefinitionList items={cookies} />
    </Section>
  );
}

function Closing({ years }: { years: number | null }) {
  const t = useMessages("privacy");
  return (
    <Section title={t("closingTitle")}>
      {years === null ? (
        <p>{t("closingErased")}</p>
      ) : (
        <>
          <p>{t("closingBlocked")}</p>
          <p>{t("closingKept", { years })}</p>
        </>
      )}
    </Section>
  );
}
