import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { usePageFacts } from "~/ui/page-facts";

/** The end of a page that offers something: the way in, for those who are not in yet. */
export function CallToAction() {
  const { isSignedIn, mode } = usePageFacts();
  return (
    <section className="closing" aria-labelledby="closing">
      <div>
        <h2 id="closing">See for yourself</h2>
        <p>
          {mode === "demo"
            ? "Open an account, or look around first as one of the demonstration's people."
            : "Open an account in a few minutes. No deposit is needed to look around."}
        </p>
      </div>
      <div className="actions">
        {isSignedIn ? (
          <ButtonLink href={paths.customer.dashboard()}>Go to your dashboard</ButtonLink>
        ) : (
          <>
            <ButtonLink href={paths.signup()}>Get Started</ButtonLink>
            <ButtonLink href={paths.login()} tone="secondary">
              Sign In
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  );
}
