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
    <section className="closing" aria-labelledby="closing">
      <div>
        <h2 id="closing">{t("closingTitle")}</h2>
        <p>{mode === "demo" ? t("closingDemo") : t("closingText")}</p>
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
