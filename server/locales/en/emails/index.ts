// Emails: subjects, paragraphs and labels. Each paragraph is a separate message.
import account from "./account";
import money from "./money";
import security from "./security";

export default { ...account, ...security, ...money } as const;
