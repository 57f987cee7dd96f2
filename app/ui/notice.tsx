export interface NoticeMessage {
  /** Makes it the success modal, in place of a line above the page. */
  title?: string;
  text: string;
  tone: "success" | "danger" | "info";
}

interface Props extends Omit<NoticeMessage, "title"> {
  /** How long it stands out, where scripts run: a toast 2 s, an admin's notice 6 s. It stays readable afterwards. */
  timing?: "toast" | "admin";
}

/** What the page before did. Announced once; with scripts it fades to a quiet line, without it just stands there. */
export function Notice({ text, tone, timing = "toast" }: Props) {
  return (
    <div className={`notice ${tone}`} role="status" data-notice={timing}>
      {text}
    </div>
  );
}
