import type { User } from "~server/features/users/schemas";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";

/** A reminder that blocks nothing; another backend may not say whether the address is confirmed. */
export function EmailBanner({ person }: { person: Pick<User, "email" | "emailVerified"> }) {
  if (person.emailVerified !== false) return null;
  return (
    <Banner
      tone="info"
      action={<a href={paths.customer.emailVerification()}>Send the link again</a>}
    >
      <p>Confirm your email address</p>
      <p className="weight-plain">
        Open the link in our message to <span className="break-words">{person.email}</span>.
      </p>
    </Banner>
  );
}
