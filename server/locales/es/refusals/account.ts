import type english from "../../en/refusals/account";
import type { Texts } from "../../texts";

export default {
  email_taken: "Ya existe una cuenta con este correo. Inicia sesión.",
  email_in_use: "Ya existe un usuario con este correo. Usa otro.",
  email_unchanged: "Este ya es el correo del usuario.",
  new_email_taken:
    "Otra cuenta usa ahora este correo, así que el tuyo no se ha cambiado. Contacta con soporte.",
  own_email_unchanged: "Este ya es tu correo.",
  email_change_missing:
    "No hay ningún cambio de tu correo por confirmar. Quizá ya se confirmó o se canceló, o su enlace caducó.",
  photo_erased: "Esta foto se borró porque ya no hace falta.",
  person_removed: "Este usuario se eliminó y no se puede cambiar.",
  person_closed: "Esta cuenta está cerrada y no se puede cambiar.",
  money_left:
    "Esta cuenta aún tiene un saldo de {amount}. Págalo primero y después cierra la cuenta.",
  payout_open:
    "Un pago saliente a este cliente aún no ha llegado. Márcalo primero como recibido o devuelto. Si no se envió, marca el retiro como pendiente y recházalo.",
  own_money_left:
    "Tu cuenta aún tiene un saldo de {amount}. Retíralo primero y después cierra tu cuenta.",
  own_payout_open: "Un retiro tuyo aún no ha llegado. Podrás cerrar tu cuenta cuando llegue.",
  own_coins_received:
    "Han llegado criptomonedas para uno de tus depósitos y aún no se han abonado. Podrás cerrar tu cuenta cuando se abonen.",
  closing_blocked:
    "Los pagos salientes de tu cuenta están bloqueados, así que todavía no se puede cerrar. Contacta con soporte.",
  last_owner: "Es el último propietario activo. Primero da el rol de propietario a otra persona.",
  customer_email: "Este correo es de un cliente. Usa otro para el personal.",
  already_staff: "Esta persona ya forma parte del personal o ya tiene una invitación.",
  not_invited: "Esta persona no tiene ninguna invitación abierta.",
  former_staff: "Esta persona ya no forma parte del personal. Invítala de nuevo.",
  own_roles:
    "No puedes cambiar tus propios roles ni revocar tu propio acceso. Pídeselo a otro propietario.",
  staff_stay:
    "Los miembros del personal no se pueden eliminar. Revoca su acceso en la página «Personal».",
  staff_name_taken:
    "Un miembro del personal ya tiene este nombre o uno muy parecido. Usa otro, por ejemplo con un segundo nombre.",
  name_request_missing:
    "No hay ninguna solicitud abierta para cambiar tu nombre. Puede que ya se haya decidido.",
  username_taken: "Este nombre de usuario ya está en uso. Elige otro.",
  username_reserved: "Este nombre de usuario está reservado. Elige otro.",
  username_mixed: "Usa letras de un solo alfabeto en el nombre de usuario.",
  own_standing:
    "No puedes cambiar el estado de tu propia cuenta ni el de tu verificación. Pídeselo a un colega.",
  file_too_large: "{name} supera los 10 MB.",
  file_empty: "{name} está vacío. Elige otro archivo.",
  file_not_an_image: "{name} no es una foto. Elige una imagen JPEG, PNG o WebP.",
  file_type_refused: "{name} no es una imagen ni un PDF admitidos.",
  file_image_too_big: "{name} tiene demasiados píxeles. Sube una imagen más pequeña.",
  file_image_empty: "{name} no contiene ninguna imagen. Elige otro archivo.",
  file_heic:
    "Aquí no se pueden leer fotos HEIC: en un iPhone elige «Más compatible» o envía un PDF",
  file_pdf_encrypted:
    "{name} está protegido con contraseña. Quita la contraseña e inténtalo de nuevo.",
  file_pdf_without_pages: "{name} no tiene páginas. Elige otro archivo.",
  file_broken: "{name} está dañado y no se puede abrir. Escanéalo o expórtalo de nuevo.",
  files_take_too_much: "Has alcanzado tu límite de subida. Contacta con soporte.",
  files_unverified:
    "Confirma tu correo antes de subir más archivos. Puedes solicitar un enlace nuevo en tu panel.",
  file_infected: "Nuestro antivirus ha rechazado {name}.",
  files_unchecked:
    "La subida de archivos no está disponible por el momento. Inténtalo de nuevo en unos minutos.",
  file_gone: "Un archivo que subiste antes ha caducado. Elígelo de nuevo.",
  mail_on_its_way: "Este correo ya se envió o se está enviando ahora.",
  mail_erased: "Este correo ha caducado y no se puede reenviar.",
} satisfies Texts<typeof english>;
