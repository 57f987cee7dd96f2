// Every change of the schema, in the order in which databases get them.
import type { QueryExecutorProvider } from "kysely";
import { foundation } from "./001-foundation";
import { guesses } from "./002-guesses";
import { backOffice } from "./003-back-office";
import { addCryptoPayments } from "./004-crypto-payments";
import { rateOrigin } from "./005-rate-origin";
import { setByHand } from "./006-set-by-hand";
import { gatewayDeliveries } from "./007-gateway-deliveries";
import { mail } from "./008-mail";
import { addSecondFactor } from "./009-second-factor";
import { contactMessages } from "./011-contact-messages";
import { cryptoDrafts } from "./013-crypto-drafts";
import { reviewQueues } from "./014-review-queues";
import { searchedTrails } from "./015-searched-trails";
import { addStatements } from "./016-statements";
import { scalingLists } from "./017-scaling-lists";
import { selections } from "./018-selections";
import { appendOnlyAudit } from "./019-append-only-audit";
import { oversight } from "./020-oversight";
import { settledPayments } from "./021-settled-payments";
import { addReconciliation } from "./022-reconciliation";
import { furtherLists } from "./023-further-lists";
import { withdrawalsOfDays } from "./025-withdrawals-of-days";
import { overByTime } from "./026-over-by-time";
import { noteVisibility } from "./027-note-visibility";
import { usernameSkeletons } from "./028-username-skeletons";
import { demonstrationMarks } from "./031-demonstration-mark";
import { tracedOperation } from "./032-traced-operation";
import { auditChain } from "./033-audit-chain";
import { peopleOfAnswers } from "./034-people-of-answers";
import { knownDevices } from "./035-known-devices";
import { withdrawalRequests } from "./036-withdrawal-requests";
import { addFormRecoveries } from "./037-form-recoveries";
import { confirmedDrafts } from "./038-confirmed-drafts";
import { addStaffRoles } from "./039-staff-roles";
import { addRoleGrants } from "./040-role-grants";
import { heldCalls } from "./041-breaking-held-calls";
import { searchedWords } from "./045-searched-words";
import { currencyTotals } from "./046-currency-totals";
import { pinnedNotes } from "./050-pinned-notes";
import { addSafeguards } from "./051-safeguards";
import { addPayoutHolds } from "./055-payout-holds";
import { addPayoutStops } from "./056-payout-stops";
import { addPayouts } from "./060-payouts";
import { closedAccounts } from "./065-breaking-closed-accounts";
import { addViewers } from "./070-viewers";
import { addEmailChanges } from "./071-email-changes";
import { customerHistories } from "./072-customer-histories";
import { largestAmounts } from "./073-largest-amounts";
import { reasonCodes } from "./074-breaking-reason-codes";
import { approvalAnswers } from "./075-approval-answers";
import { resubmittedIdentities } from "./076-resubmitted-identities";
import { earlierResubmissions } from "./077-earlier-resubmissions";
import { addPaymentAccounts } from "./092-payment-accounts";

interface Migration {
  /** "NNN-what-it-adds", or "NNN-breaking-what-it-removes" where releases from before it may not run on its schema. */
  name: string;
  up: (db: QueryExecutorProvider) => Promise<void>;
}

export const migrations: readonly Migration[] = [
  { name: "001-foundation", up: foundation },
  { name: "002-guesses", up: guesses },
  { name: "003-back-office", up: backOffice },
  { name: "004-crypto-payments", up: addCryptoPayments },
  { name: "005-rate-origin", up: rateOrigin },
  { name: "006-set-by-hand", up: setByHand },
  { name: "007-gateway-deliveries", up: gatewayDeliveries },
  { name: "008-mail", up: mail },
  { name: "009-second-factor", up: addSecondFactor },
  { name: "011-contact-messages", up: contactMessages },
  { name: "013-crypto-drafts", up: cryptoDrafts },
  { name: "014-review-queues", up: reviewQueues },
  { name: "015-searched-trails", up: searchedTrails },
  { name: "016-statements", up: addStatements },
  { name: "017-scaling-lists", up: scalingLists },
  { name: "018-selections", up: selections },
  { name: "019-append-only-audit", up: appendOnlyAudit },
  { name: "020-oversight", up: oversight },
  { name: "021-settled-payments", up: settledPayments },
  { name: "022-reconciliation", up: addReconciliation },
  { name: "023-further-lists", up: furtherLists },
  { name: "025-withdrawals-of-days", up: withdrawalsOfDays },
  { name: "026-over-by-time", up: overByTime },
  { name: "027-note-visibility", up: noteVisibility },
  { name: "028-username-skeletons", up: usernameSkeletons },
  { name: "031-demonstration-mark", up: demonstrationMarks },
  { name: "032-traced-operation", up: tracedOperation },
  { name: "033-audit-chain", up: auditChain },
  { name: "034-people-of-answers", up: peopleOfAnswers },
  { name: "035-known-devices", up: knownDevices },
  { name: "036-withdrawal-requests", up: withdrawalRequests },
  { name: "037-form-recoveries", up: addFormRecoveries },
  { name: "038-confirmed-drafts", up: confirmedDrafts },
  { name: "039-staff-roles", up: addStaffRoles },
  { name: "040-role-grants", up: addRoleGrants },
  { name: "041-breaking-held-calls", up: heldCalls },
  { name: "045-searched-words", up: searchedWords },
  { name: "046-currency-totals", up: currencyTotals },
  { name: "050-pinned-notes", up: pinnedNotes },
  { name: "051-safeguards", up: addSafeguards },
  { name: "055-payout-holds", up: addPayoutHolds },
  { name: "056-payout-stops", up: addPayoutStops },
  { name: "060-payouts", up: addPayouts },
  { name: "065-breaking-closed-accounts", up: closedAccounts },
  { name: "070-viewers", up: addViewers },
  { name: "071-email-changes", up: addEmailChanges },
  { name: "072-customer-histories", up: customerHistories },
  { name: "073-largest-amounts", up: largestAmounts },
  { name: "074-breaking-reason-codes", up: reasonCodes },
  { name: "075-approval-answers", up: approvalAnswers },
  { name: "076-resubmitted-identities", up: resubmittedIdentities },
  { name: "077-earlier-resubmissions", up: earlierResubmissions },
  { name: "092-payment-accounts", up: addPaymentAccounts },
];
