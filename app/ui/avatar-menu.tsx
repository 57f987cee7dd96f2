import { SignOutForm } from "./sign-out-form";
import { useMessages } from "~/ui/use-messages";

export interface MenuUser {
  name: string;
  email: string;
  isAdmin: boolean;
}

interface Props {
  person: MenuUser;
  hrefs: { settings?: string; secondFactor?: string; admin: string; logout: string };
}

/** The menu behind the person's initials; a disclosure, so that it opens without scripts. */
export function AvatarMenu({ person, hrefs }: Props) {
  const t = useMessages("ui");
  const initials = initialsOf(person.name);
  return (
    <details className="avatar-menu" data-menu>
      {/* Speech control finds it by what is seen, so the name begins with that. */}
      <summary aria-label={t("accountMenu", { initials, name: person.name })}>
        <span className="avatar" aria-hidden="true">
          {initials}
        </span>
      </summary>
      <div className="menu">
        <p className="menu-person">
          <strong>{person.name}</strong>
          <span>{person.email}</span>
        </p>
        {hrefs.settings && <a href={hrefs.settings}>{t("accountSettings")}</a>}
        {hrefs.secondFactor && <a href={hrefs.secondFactor}>{t("twoFactor")}</a>}
        {person.isAdmin && <a href={hrefs.admin}>{t("adminDashboard")}</a>}
        <SignOutForm action={hrefs.logout} label={t("signOut")} />
      </div>
    </details>
  );
}

/** At most two letters. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}
