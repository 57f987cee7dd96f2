/** "23 h 5 min 9 s" for so many milliseconds; "No time" once they are over. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (seconds === 0) return "No time";
  return [hours > 0 && `${hours} h`, seconds >= 60 && `${minutes} min`, `${seconds % 60} s`]
    .filter(Boolean)
    .join(" ");
}
