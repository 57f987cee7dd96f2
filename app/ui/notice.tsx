export interface NoticeMessage {
  /** Makes it the success modal instead of a line above the page. */
  title?: string;
  text: string;
  tone: "success" | "danger" | "info";
}

interface Props extends Omit<NoticeMessage, "title"> {
  /** How long it is emphasized, with scripts: a toast 2 s, an admin's notice 6 s. It stays readable afterwards. */
  timing?: "toast" | "admin";
}

/** The result of the previous page's action. Announced once; with scripts it fades to a plain line, without them it stays. */
export function Notice({ text, tone, timing = "toast" }: Props) {
  return (
    <div className={`notice ${tone}`} role="status" data-notice={timing}>
      {text}
    </div>
  );
}
