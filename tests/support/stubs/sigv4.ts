// Checks a request's AWS Signature Version 4 from the bytes that arrived, by the documented steps and with nothing of the client's.
import { createHash, createHmac } from "node:crypto";
import type { ReceivedCall } from "./outside-stub";

export interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** The store's word for what is wrong with the signature, or null where it is right. */
export function signatureFault(
  { method, path, headers, body }: ReceivedCall,
  { accessKeyId, secretAccessKey, region }: Keys,
  now: number,
): string | null {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;
  const [, key, date = "", scopeRegion, names = "", signature] =
    form.exec(headers.authorization ?? "") ?? [];
  if (key === undefined) return "AccessDenied";
  if (key !== accessKeyId) return "InvalidAccessKeyId";
  if (scopeRegion !== region) return "AuthorizationHeaderMalformed";
  const sentAt = String(headers["x-amz-date"]);
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(sentAt) ?? [];
  if (
    !sentAt.startsWith(date) ||
    Math.abs(Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`) - now) > 15 * 60_000
  )
    return "RequestTimeTooSkewed";
  const signed = names.split(";");
  const mustBeSigned = [
    "host",
    ...Object.keys(headers).filter((name) => name.startsWith("x-amz-")),
  ];
  if (mustBeSigned.some((name) => !signed.includes(name))) return "AccessDenied";
  if (headers["x-amz-content-sha256"] !== sha256(body)) return "XAmzContentSHA256Mismatch";

  const url = new URL(path, "http://stub");
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort();
  const lines = signed.map(
    (name) => `${name}:${String(headers[name]).trim().replace(/ +/g, " ")}\n`,
  );
  const canonical = [
    method,
    url.pathname,
    query.join("&"),
    lines.join(""),
    names,
    sha256(body),
  ].join("\n");
  const scope = `${date}/${region}/s3/aws4_request`;
  const signingKey = [date, region, "s3", "aws4_request"].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${secretAccessKey}`,
  );
  const expected = hmac(
    signingKey,
    ["AWS4-HMAC-SHA256", sentAt, scope, sha256(canonical)].join("\n"),
  ).toString("hex");
  return signature === expected ? null : "SignatureDoesNotMatch";
}

function sha256(data: string | Buffer): string {
  return createHash("sha256").update(data).digest("hex");
}

function hmac(secret: string | Buffer, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
