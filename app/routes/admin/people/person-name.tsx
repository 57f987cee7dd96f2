// People on staff pages, each with what tells two of the same name apart: staff by their staff ID, others by their email.
import type { ReactNode } from "react";
import type { NamedUser } from "~server/features/audit/party-schemas";
import { paths } from "~/platform/paths";
import { EmailText } from "~/ui/email";
import { useMessages } from "~/ui/use-messages";

interface Person {
  fullname: string;
  email?: string | undefined;
  staffId?: string | undefined;
}

/** In a sentence: "Anna Berg (S-0003)" or "Nora New (nora@example.com)". */
export function personLabel({ fullname, email, staffId }: Person): string {
  const mark = staffId ?? email;
  return fullname && mark ? `${fullname} (${mark})` : fullname || mark || "-";
}

/** With a link, if there is a page to open; in a row of a list, the email is a second line. */
export function PersonName({ href, ...person }: Person & { href?: string | undefined }) {
  const { fullname, email, staffId } = person;
  const name = <bdi>{fullname || email || "-"}</bdi>;
  return (
    <span className="wrap-anywhere">
      {href === undefined ? name : <a href={href}>{name}</a>}
      <Mark {...person} email={fullname ? email : undefined} staffId={staffId} />
    </span>
  );
}

/** Who acted or was affected, under the name of that day. */
export function PartyName({ party }: { party: NamedUser }) {
  const { id, name: fullname, nameNow, isNameOfToday, ...marks } = party;
  const t = useMessages("staffMembers");
  const isShown = marks.email !== undefined;
  const name = (
    <PersonName fullname={fullname} {...marks} href={isShown ? paths.admin.user(id) : undefined} />
  );
  if (isNameOfToday) return <>{t("nameOfToday", { name })}</>;
  return (
    <>
      {nameNow === undefined ? name : t("nameThenAndNow", { name, nameNow: <bdi>{nameNow}</bdi> })}
    </>
  );
}

function Mark({ email, staffId }: Omit<Person, "fullname">): ReactNode {
  if (staffId !== undefined) return <span className="staff-id"> ({staffId})</span>;
  return (
    email && (
      <>
        {" "}
        <span className="hint whitespace-normal">
          <EmailText address={email} />
        </span>
      </>
    )
  );
}
