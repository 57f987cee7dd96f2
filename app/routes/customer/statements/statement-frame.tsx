import type { ReactNode } from "react";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { MoneyText } from "~/ui/money";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { Stat } from "~/ui/stat";
import { TimeZoneProvider } from "~/ui/time-zone";
import { useLocale, useMessages } from "~/ui/use-messages";
import { shownParts } from "./entry-labels";
import { linksOf, type AnyStatement } from "./periods";
import { closingPartsName, factsOf, issuerOf, sumsOf, titleOf } from "./statement-labels";

/** A statement for screen and print: its files, sums and facts, what happened, and the parts of its last balance. */
export function StatementFrame({
  statement,
  children,
}: {
  statement: AnyStatement;
  children: ReactNode;
}) {
  const t = useMessages("statements");
  const locale = useLocale();
  const { currency } = statement;
  const { pdf, csv } = linksOf(statement);
  return (
    <TimeZoneProvider value={statement.timeZone}>
      <PageHeading
        title={titleOf(locale, statement)}
        back={{ href: paths.customer.statements(), label: t("all") }}
        actions={
          <>
            <ButtonLink href={pdf} tone="secondary">
              {t("downloadPdf")}
            </ButtonLink>
            <ButtonLink href={csv} tone="secondary">
              {t("downloadCsv")}
            </ButtonLink>
            <button className="button quiet" type="button" data-print hidden>
              {t("print")}
            </button>
          </>
        }
      />
      <div className="stats">
        {sumsOf(locale, statement).map(({ term, amount }) => (
          <Stat key={term} label={term} amount={amount} currency={currency} />
        ))}
      </div>
      <Panel>
        <DefinitionList items={[...factsOf(locale, statement), issuerOf(locale)]} />
      </Panel>
      {children}
      <Panel title={closingPartsName(locale, statement)}>
        <DefinitionList
          areSums
          items={shownParts(locale, statement.closingParts).map(({ term, amount }) => ({
            term,
            value: <MoneyText amount={amount} currency={currency} />,
          }))}
        />
        <p className="hint mt-3">{t("balanceMeaning")}</p>
      </Panel>
    </TimeZoneProvider>
  );
}

export function NoStatement({ hint }: { hint: string }) {
  const t = useMessages("statements");
  return (
    <PageHeading
      title={t("notFound")}
      lead={hint}
      back={{ href: paths.customer.statements(), label: t("all") }}
    />
  );
}
