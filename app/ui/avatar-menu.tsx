// The menu behind the user's initials: account, appearance, when the session expires, and signing out.
import type { Profile } from "~server/features/users/schemas";
import type { NavItem } from "./nav-list";
import { LanguageChoice } from "./language-choice";
import { SessionEnd } from "./session-expiry";
import { SignOutForm } from "./sign-out-form";
import { MenuLink } from "./site-menu";
import { ThemeChoice } from "./theme-choice";
import { useMessages } from "~/ui/use-messages";

interface Props {
  name: string;
  email: string;
  staffId?: string | undefined;
  links: readonly NavItem[];
  signOut: { action: string; label: string };
  session: Profile["session"];
  isStaff?: boolean;
}

/** A disclosure, so that it opens without scripts. */
export function AvatarMenu({ name, email, staffId, links, signOut, session, isStaff }: Props) {
  const t = useMessages("ui");
  const initials = initialsOf(name);
  return (
    <details className="avatar-menu" data-menu>
      {/* Speech control finds it by what is seen, so the name begins with that. */}
      <summary aria-label={t("accountMenu", { initials, name })}>
        <span className="avatar" aria-hidden="true">
          {initials}
        </span>
      </summary>
      <div className="menu">
        <p className="menu-person">
          <strong>{name}</strong>
          <span>{email}</span>
          {staffId && <span>{t("staffId", { staffId })}</span>}
        </p>
        {links.map((item) => (
          <MenuLink key={item.href} {...item} />
        ))}
        <SignOutForm {...signOut} />
        {!isStaff && <LanguageChoice />}
        <ThemeChoice />
        <SessionEnd session={session} isStaff={isStaff} />
      </div>
    </details>
  );
}

/** At most two letters. */
export function initialsOf(name: string): string {
  const text = name.trim().split(/\s+/);
  const letters = text.length > 1 ? [text[0], text.at(-1)] : [text[0]];
  return letters
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toUpperCase();
}
