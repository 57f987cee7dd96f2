import { initialsOf } from "./avatar-menu";

/** Stands for a person by at most two letters; beside the name, so that it need not be read out. */
export function Initials({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  return (
    <span className={isLarge ? "avatar large" : "avatar"} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
