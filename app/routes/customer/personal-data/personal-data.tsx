import type { LoaderFunctionArgs } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { SettingsNav } from "../settings-nav";

export const handle = {
  title: "Download my data",
  sheets: ["work", "records"],
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return null;
}

export default function PersonalDataPage() {
  const [search] = useSearchParams();
  return (
    <>
      <SettingsNav current="data" />
      <div className="form-page">
        <PageHeading
          title="Download my data"
          lead="Everything that is held about you, in one file (JSON)."
        />
        {search.has("ready") && (
          <Banner tone="success">Thank you. The download is ready for five minutes.</Banner>
        )}
        <Panel>
          <div className="proof-part">
            <p>
              Profile, wallet, transactions, crypto payments, bank details in full, the saved card
              with its last four digits, your documents by name, sessions, API tokens, messages, who
              saw your data, and what you did here.
            </p>
            <p className="hint">
              Your password and other secrets are not in it. We ask for your password first, so that
              nobody else takes the file.
            </p>
            <div className="actions">
              <ButtonLink href={paths.customer.personalDataFile()}>Download my data</ButtonLink>
            </div>
          </div>
        </Panel>
      </div>
    </>
  );
}
