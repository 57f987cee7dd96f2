import type english from "../../en/refusals/sign-in";
import type { Texts } from "../../texts";

export default {
  unauthenticated: "Melden Sie sich erneut an, um fortzufahren.",
  wrong_credentials: "E-Mail-Adresse oder Passwort ist falsch.",
  too_many_attempts:
    "Zu viele Versuche. Warten Sie ein paar Minuten und versuchen Sie es dann erneut.",
  forbidden: "Dazu sind Sie nicht berechtigt.",
  role_missing: "Ihre Rolle lässt das nicht zu. Erforderliche Rolle: {roles}.",
  account_suspended: "Dieses Konto ist gesperrt. Wenden Sie sich an den Kundenservice.",
  account_closed: "Dieses Konto ist geschlossen. Wenden Sie sich an den Kundenservice.",
  password_needed: "Geben Sie Ihr Passwort ein, um fortzufahren.",
  step_up_required: "Geben Sie Ihr Passwort erneut ein, um fortzufahren.",
  second_factor_needed: "Geben Sie den Code aus Ihrer Authenticator-App ein.",
  code_wrong:
    "Der Code ist falsch oder wurde schon verwendet. Warten Sie auf einen neuen und versuchen Sie es noch einmal.",
  code_required:
    "Geben Sie den Code aus Ihrer Authenticator-App oder einen Wiederherstellungscode ein, um diese Auszahlung zu bestätigen.",
  sign_in_expired: "Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an.",
  password_change_required: "Wählen Sie zuerst ein eigenes Passwort.",
  initial_password_expired:
    "Das Passwort, das Sie erhalten haben, ist abgelaufen. Wählen Sie über „Passwort vergessen?“ ein eigenes.",
  password_unchanged: "Wählen Sie ein Passwort, das sich vom aktuellen unterscheidet",
  second_factor_required:
    "Mitarbeitende müssen zuerst die Zwei-Faktor-Authentifizierung einrichten.",
  second_factor_on: "Die Zwei-Faktor-Authentifizierung ist bereits eingeschaltet.",
  second_factor_off: "Die Zwei-Faktor-Authentifizierung ist nicht eingeschaltet.",
  second_factor_not_begun:
    "Beginnen Sie zuerst mit der Einrichtung der Zwei-Faktor-Authentifizierung.",
  own_second_factor:
    "Ihre eigene Zwei-Faktor-Authentifizierung schalten Sie in den Einstellungen aus.",
  own_email:
    "Ihre eigene E-Mail-Adresse können Sie nicht ändern. Bitten Sie jemanden aus dem Team.",
  scope_missing: "Diesem API-Token fehlt die Berechtigung dafür. Verwenden Sie eines, das sie hat.",
  link_expired:
    "Dieser Link ist abgelaufen oder wurde bereits verwendet. Fordern Sie einen neuen an.",
} satisfies Texts<typeof english>;
