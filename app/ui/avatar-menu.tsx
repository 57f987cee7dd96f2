import { SignOutForm } from "./sign-out-form";

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
  const initials = initialsOf(person.name);
  return (
    <details className="avatar-menu" data-menu>
      {/* Speech control finds it by what is seen, so the name begins with that. */}
      <summary aria-label={`${initials}, account of ${person.name}`}>
        <span className="avatar" aria-hidden="true">
          {initials}
        </span>
      </summary>
      <div className="menu">
        <p className="menu-person">
          <strong>{person.name}</strong>
          <span>{person.email}</span>
        </p>
        {hrefs.settings && <a href={hrefs.settings}>Account Settings</a>}
        {hrefs.secondFactor && <a href={hrefs.secondFactor}>Two-step sign-in</a>}
        {person.isAdmin && <a href={hrefs.admin}>Admin Dashboard</a>}
        <SignOutForm action={hrefs.logout} label="Sign Out" />
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
