import { initialsOf } from "./avatar-menu";

/** At most two initials; shown next to the name, so hidden from screen readers. */
export function Initials({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  return (
    <span className={isLarge ? "avatar large" : "avatar"} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
