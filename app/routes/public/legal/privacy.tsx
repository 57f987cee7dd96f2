// What is kept about people, why, and for how long: as the portal does it, not as lawyers put it.
import { useLoaderData } from "@remix-run/react";
import { limits } from "~server/kernel/limits";
import { brand, operator } from "~server/kernel/operator";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { retentionYears } from "~/platform/session/session.server";
import { DefinitionList } from "~/ui/definition-list";
import { Article, Section } from "../site/article";
import { textSharedSeconds } from "../site/page-cache";

export const handle = {
  title: "Privacy",
  description: `What ${brand} keeps about you, why, for how long, and how it is erased. No trackers, no advertising.`,
  sharedSeconds: textSharedSeconds,
  sheets: ["reading"],
} satisfies PageHandle;

const cookies = [
  {
    term: "session",
    value:
      "Keeps you signed in and proves that a form is ours. Signed, out of reach of scripts, gone when you sign out or after a week.",
  },
  {
    term: "device",
    value: `Lets your browser be known when you sign in again, so that strangers who guess at your password do not keep you out. A random value, signed, out of reach of scripts. ${limits.knownDevicesKeptDays} days after your last sign-in.`,
  },
  { term: "theme", value: "Remembers light or dark, if you choose one. A year." },
  { term: "watchlist", value: "Your list of symbols, if you change it. It stays in your browser." },
  {
    term: "styles",
    value:
      "Names the styles that your browser keeps already, so that pages need not bring them again. A year.",
  },
  {
    term: "examples",
    value: "Remembers that you want no invented examples on the front page. A year.",
  },
];

export const loader = () => ({ years: retentionYears() });

export default function PrivacyPage() {
  const { years } = useLoaderData<typeof loader>();
  return (
    <Article
      group="Terms"
      title="Privacy"
      lead="What we keep, why, and for how long. There are no trackers, no advertising and no files from other companies on these pages."
    >
      <Section title="Your account">
        <p>
          Name, username, email, phone number, country, currency and, if you give it, your address:
          to know whose account it is and to reach you. They are kept while you have an account.
        </p>
      </Section>
      <Section title="Identity documents">
        <p>
          Encrypted with a key of your own, seen by administrators who decide about them, and each
          such sight is written down. Ask us, and we tell you when it happened.
        </p>
      </Section>
      <Section title="Cards and bank details">
        <p>
          Card number and security code are encrypted in a vault apart from everything else. The
          security code and the photo of the back are erased once your last pending card deposit is
          decided, and after a day at the latest. When an administrator has to see a full number, a
          reason is asked for, and you are told.
        </p>
      </Section>
      <Section title="Money">
        <p>
          Every movement stays in the books, because sums must remain provable. When your records
          are erased, the entries lose your name.
        </p>
      </Section>
      <Section title="Messages">
        <p>
          What you write by the contact form is kept encrypted for {limits.contactKeptMonths} months
          and then erased.
        </p>
      </Section>
      <Section title="Network addresses">
        <p>
          The address you sign in from is kept with the session, so that you can tell a
          stranger&apos;s from yours. A fingerprint of device and network, which tells neither, is
          kept until {limits.signInPlacesKeptDays} days after you last signed in with them: so we
          can tell you of a sign-in from somewhere new. Our log has one line for each request,
          without addresses, names or anything you typed.
        </p>
      </Section>
      <Section title="Cookies">
        <DefinitionList items={cookies} />
      </Section>
      <Section title="Who else learns of it">
        <p>
          For a deposit in crypto the payment gateway learns the amount and an order number. Mail to
          you, and what you write in the contact form, passes through our mail provider. In a
          demonstration nothing leaves this server.
        </p>
      </Section>
      <Leaving years={years} />
      <Section title="Your rights">
        <p>
          Ask what we have about you, have it mended or erased, or object: by the{" "}
          <a href={paths.contact()}>contact form</a>, or at{" "}
          <a href={`mailto:${operator.supportEmail}`}>{operator.supportEmail}</a>.{" "}
          {operator.company}, {operator.office.join(", ")}, answers for it.
        </p>
      </Section>
    </Article>
  );
}

function Leaving({ years }: { years: number | null }) {
  return (
    <Section title="Leaving">
      {years === null ? (
        <p>
          When an account is deleted its sessions end and its personal data and files are erased.
          The key that opened what is left in logs and copies is destroyed with it.
        </p>
      ) : (
        <>
          <p>
            When your account is closed, nobody can sign in to it any more. Full card numbers and
            everything you signed in with are erased at once. A closed account can&apos;t be opened
            again, and its email and username can&apos;t be used for a new one while its records are
            kept.
          </p>
          <p>
            The law asks us to keep records that show who our customers were and what happened to
            their money: your details, identity documents, bank details, transactions, the decisions
            about them, and the log of what our staff did. We keep them for {years}{" "}
            {years === 1 ? "year" : "years"} after the account was closed, and our staff may still
            read them. Then they are erased, and the key that opened what is left in logs and copies
            is destroyed with them.
          </p>
        </>
      )}
    </Section>
  );
}
