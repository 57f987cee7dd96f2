import { paths } from "~/platform/paths";
import { usePaths } from "~/platform/paths/use-paths";
import { ButtonLink } from "~/ui/button-link";
import { usePageFacts } from "~/ui/page-facts";
import { useMessages } from "~/ui/use-messages";

/** The end of a product page: links to sign up or try the demo, for visitors. */
export function CallToAction() {
  const links = usePaths();
  const t = useMessages("site");
  const name = useMessages("navigation");
  const { isSignedIn, mode } = usePageFacts();
  return (
    <section
      className="on-deep mt-12 flex flex-wrap items-center justify-between gap-6 rounded-[1rem] p-[clamp(1.5rem,4vw,3rem)] print:p-0"
      aria-labelledby="closing"
    >
      <div>
        <h2 id="closing" className="text-headline">
          {t("closingTitle")}
        </h2>
        <p className="mt-2">{mode === "demo" ? t("closingDemo") : t("closingText")}</p>
      </div>
      <div className="actions">
        {isSignedIn ? (
          <ButtonLink href={paths.customer.dashboard()}>{t("goToDashboard")}</ButtonLink>
        ) : (
          <>
            <ButtonLink href={links.signup()}>{name("getStarted")}</ButtonLink>
            <ButtonLink href={links.login()} tone="secondary">
              {name("signIn")}
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
