// What pages and cookies need to know of the settings.
import { chargesFees } from "~server/kernel/levels";
import { getConfig } from "~server/config";
import { releaseName } from "~server/config/release";

/** Version and commit of the portal. */
export const portalRelease = () => releaseName;
export const portalMode = () => getConfig().mode;
/** Whether only the nine main demo accounts were seeded. */
export const isSmallDemonstration = () => getConfig().demoSize === "small";
export const portalLanguage = () => getConfig().portalLanguage;
/** Where to report vulnerabilities, if it isn't the support address. */
export const securityContacts = () => getConfig().securityContact;
/** The portal's public URL, without a path. */
export const portalUrl = () => getConfig().publicUrl;
/** Years for which records of a closed account are kept; null if they are erased immediately. */
export const retentionYears = () => getConfig().retentionYears;
/** Whether pages offer deposits by card. */
export const areCardDepositsOn = () => getConfig().cardDeposits;
/** Whether the operator charges a fee of any deposit or withdrawal. */
export const hasFees = () => chargesFees(getConfig().levels);
/** For which direction of money customers need a verified identity. */
export function identityRequired() {
  const { requireKyc } = getConfig();
  const isAll = requireKyc === "all";
  return {
    deposit: isAll || requireKyc === "deposits",
    withdrawal: isAll || requireKyc === "withdrawals",
  };
}
/** Whether emails are sent rather than saved as files. Another backend doesn't say. */
export const sendsMail = () =>
  getConfig().apiBaseUrl !== undefined || !getConfig().simulated.has("mail");
/** Whether this portal sends email, but not to demo accounts. */
export const withholdsMail = () =>
  portalMode() === "demo" && getConfig().apiBaseUrl === undefined && sendsMail();
export const isSecurePortal = () => getConfig().isSecure;
/** How our own cookies are encrypted. */
export const cookieSealing = () => ({
  secret: getConfig().sessionSecret,
  isSecure: getConfig().isSecure,
});
