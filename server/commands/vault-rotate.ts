// Re-encrypts everything with the vault's first key, so that the others can be removed.
import { sealAudit } from "../features/audit/seal-audit";
import type { Config } from "../config";
import { addVaultKey, keptSecrets } from "../config/secrets";
import { counted } from "./counted";
import type { Command, CommandContext } from "./command";
import { configOfExistingData, keyLocation } from "./stored-data";
import { requireStopped } from "./running";
import { reseal, type Resealed } from "./vault/reseal";

export const vaultRotate: Command = {
  name: "vault:rotate",
  summary: "Re-encrypt everything with the first key of VAULT_KEY",
  doing: "Re-encrypting",
  options: [],
  notes: [
    "Can run while the portal is running, once every host has been restarted with both keys, the new one first: see server/ops/README.md.",
    "Can be stopped and restarted. A demo with its own key gets a new one and must be stopped first.",
  ],
  async run(context) {
    const config = configOfExistingData(context.env);
    const hasStoredKey =
      config.mode === "demo" && keptSecrets(config.dataDir)?.vaultKey === config.vaultKey;
    return hasStoredKey ? rotateStoredKey(config, context) : rotate(config, context);
  },
};

async function rotate(config: Config, { open, progress }: CommandContext): Promise<string> {
  const { context } = await open(config);
  const result = await reseal(context, progress);
  refuseUnfinished(result, config);
  await sealAudit(context);
  const others = config.vaultKey.split(",").length - 1;
  const removal =
    others > 0
      ? "You can now remove the old key from VAULT_KEY. Keep a copy for as long as you have backups that need it."
      : "VAULT_KEY contains only one key. To change it, put a new one first: see server/ops/README.md.";
  return `${summaryOf(result, context.vault.keyId)}\n${removal}`;
}

// A running demo read its key at startup and couldn't decrypt values of a newer one.
async function rotateStoredKey(config: Config, context: CommandContext): Promise<string> {
  await requireStopped(config, context, "Stop the demo first: it reads its key at startup.");
  const unseeded = (await context.open(config)).context;
  const before = await reseal(unseeded, context.progress);
  refuseUnfinished(before, config);
  const renewed = {
    ...config,
    vaultKey: before.resealed > 0 ? config.vaultKey : addVaultKey(config.dataDir),
  };
  const { context: opened } = await context.open(renewed);
  const result = await reseal(opened, context.progress);
  refuseUnfinished(result, config);
  await sealAudit(opened);
  return `${summaryOf({ ...result, resealed: before.resealed + result.resealed }, opened.vault.keyId)}
The new key is the first in ${keyLocation(config)}. You can now remove the old key. Keep a copy for as long as you have backups that need it.`;
}

function summaryOf({ resealed, total }: Resealed, keyId: string): string {
  return `${counted(resealed, "value")} re-encrypted with the key "${keyId}". It now encrypts ${counted(total, "value")}, and nothing is left under another key.`;
}

function refuseUnfinished({ left, unreadable }: Resealed, config: Config): void {
  if (unreadable.length > 0) {
    throw new Error(
      `${counted(unreadable.length, "value")} can't be decrypted with any of the keys. Add their key after the others in ${keyLocation(config)} and run this again. Don't remove any key.\n${unreadable.slice(0, 20).join("\n")}`,
    );
  }
  if (left > 0) {
    throw new Error(
      `${counted(left, "value")} still encrypted with an old key. Restart every host with the new key first, then run this again. Don't remove any key.`,
    );
  }
}
