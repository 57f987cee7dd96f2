import type { DocumentedOperation } from "../describe-operation";
import type { ListedOperation } from "./placed";

/** The call as it is typed into a terminal. */
export function curlOf({ method, path, operation }: ListedOperation): string {
  const takesKey = operation.parameters.some((one) => "$ref" in one);
  const lines = [
    `curl ${method === "GET" || method === "POST" ? "" : `-X ${method} `}"$API${path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`)}"`,
    ...(operation.security.length > 0 ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...(takesKey ? [`-H "Idempotency-Key: $(uuidgen)"`] : []),
    ...bodyLines(operation, method),
  ];
  return lines.join(" \\\n  ");
}

function bodyLines({ requestBody, operationId }: DocumentedOperation, method: string): string[] {
  const { "application/json": json, "multipart/form-data": form } = requestBody?.content ?? {};
  if (form && (files[operationId] || !json)) return formLines(operationId, json?.example);
  if (json)
    return [`--json '${JSON.stringify(json.example, null, 2).replace(/'/g, String.raw`'\''`)}'`];
  return method === "POST" ? ["-X POST"] : [];
}

/** Which files a form carries is known by the call. */
const files: Readonly<Record<string, readonly string[]>> = {
  usersUploadKyc: ["files=@passport.jpg"],
  walletsAddCard: ["files=@front.jpg", "files=@back.jpg"],
  keptFilesKeep: ["file=@passport.jpg"],
};

function formLines(id: string, given: unknown): string[] {
  const fields = typeof given === "object" && given !== null ? Object.entries(given) : [];
  const texts = fields.map(
    ([name, value]) =>
      `-F '${name}=${typeof value === "object" ? JSON.stringify(value) : String(value)}'`,
  );
  return [...texts, ...(files[id] ?? []).map((file) => `-F ${file}`)];
}
