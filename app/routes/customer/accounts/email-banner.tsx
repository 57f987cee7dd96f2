import type { User } from "~server/features/users/schemas";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { useMessages } from "~/ui/use-messages";

/** A reminder that blocks nothing; another backend may not say whether the address is confirmed. */
export function EmailBanner({ person }: { person: Pick<User, "email" | "emailVerified"> }) {
  const t = useMessages("emailVerification");
  if (person.emailVerified !== false) return null;
  return (
    <Banner tone="info" action={<a href={paths.customer.emailVerification()}>{t("resend")}</a>}>
      <p>{t("title")}</p>
      <p className="weight-plain">
        {t("linkSent", { email: <span className="break-words">{person.email}</span> })}
      </p>
    </Banner>
  );
}
