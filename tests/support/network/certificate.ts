import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Puts portal.key and portal.crt into the folder: for localhost, and believed by no one. */
export function makeCertificate(folder: string): { readonly key: string; readonly cert: string } {
  const [key, cert] = [join(folder, "portal.key"), join(folder, "portal.crt")];
  const forWhom = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const { status, stderr } = spawnSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "2",
      "-keyout",
      key,
      "-out",
      cert,
      ...forWhom,
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  return { key, cert };
}
