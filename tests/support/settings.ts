import { environment } from "~server/config/environment";
import { s3 } from "~server/config/service-settings";

/** Every setting by the name it has in the environment. */
export const settingNames: readonly string[] = [
  ...Object.keys(environment.shape).filter((key) => key !== "s3").map(nameOf),
  ...Object.keys(s3.shape).map((key) => `S3_${nameOf(key)}`),
];

function nameOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
