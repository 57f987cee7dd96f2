// The front page: what this is, how money goes round, and the questions people ask.
import { useRouteLoaderData } from "@remix-run/react";
import { brand } from "~server/contract/values/brand";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import type { loader as rootLoader } from "~/root";
import { ButtonLink } from "~/ui/button-link";
import { HomeFaq } from "./home-faq";
import { HomeStatement } from "./home-statement";
import { HomeTicker } from "./home-ticker";
import { PublicFrame } from "./public-frame";

export { tickerLoader as loader } from "./ticker-loader.server";

export const handle = { title: "Your money, accounted for" } satisfies PageHandle;

const journey = [
  { title: "Open an account", text: "Your name, a way to reach you, and the currency your wallet is kept in." },
  { title: "Prove who you are", text: "Upload a passport, driver's license or ID card. A person looks at it." },
  { title: "Deposit", text: "By card, with a review before anything moves. It shows as pending until it is approved." },
  { title: "Withdraw", text: "To your bank or a BTC address. The amount is held and the destination frozen at once." },
];

export default function HomePage() {
  const facts = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <PublicFrame isSignedIn={facts?.isSignedIn}>
      <section className="hero">
        <div>
          <h1>Every movement of your money, accounted for.</h1>
          <p className="lead">
            {brand} is a client portal for forex and crypto trading. Deposit, withdraw and follow each step, with a
            balance that is always the sum of its entries.
          </p>
          <div className="actions">
            <ButtonLink href={paths.signup()}>Get Started</ButtonLink>
            <ButtonLink href={paths.login()} tone="secondary">
              {facts?.mode === "demo" ? "Try it as a demo person" : "Sign In"}
            </ButtonLink>
          </div>
        </div>
        <HomeStatement />
      </section>
      <HomeTicker />
      <section className="journey" aria-labelledby="journey">
        <h2 id="journey">How money goes round</h2>
        <ol>
          {journey.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <HomeFaq />
    </PublicFrame>
  );
}
