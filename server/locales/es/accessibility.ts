import type english from "../en/accessibility";
import type { Texts } from "../texts";

export default {
  title: "Accesibilidad",
  description:
    "La accesibilidad de {brand}: cómo la comprobamos, qué carencias conocemos y cómo avisarnos de otras.",
  heading: "Declaración de accesibilidad",
  lead: "Todas las personas deberían poder usar {brand}. Nuestro objetivo es cumplir las WCAG 2.2, nivel AA. Esta página muestra lo que cumplimos y lo que no.",
  doneTitle: "Qué hacemos",
  doneKeyboard:
    "Todas las páginas y formularios funcionan sin JavaScript, en un navegador de texto y con el teclado.",
  doneErrors:
    "Los errores aparecen en un resumen, con un enlace a cada campo, y también junto a cada campo.",
  doneContrast:
    "El texto tiene un contraste de al menos 7:1 en los modos claro y oscuro. El color nunca es la única señal.",
  doneReflow:
    "Las páginas caben en 320 píxeles de ancho sin desplazamiento horizontal y admiten un zoom del 400 %.",
  doneCharts: "Cada gráfico tiene un resumen de texto y una tabla con sus datos.",
  doneMotion: "Respetamos la preferencia de movimiento reducido.",
  doneSession:
    "El menú de la cuenta muestra, en cada página con la sesión iniciada, cuándo caduca tu sesión, y te avisamos diez minutos antes (al personal, cinco). Si envías un formulario más tarde, lo recuperas al iniciar sesión.",
  testedTitle: "Cómo lo probamos",
  testedTools:
    "Con cada cambio, probamos todas las páginas con axe, IBM Equal Access, HTML_CodeSniffer, html-validate y el verificador Nu HTML: con y sin JavaScript, llenas, vacías y con errores, estrechas y anchas, y en los modos claro, oscuro y de colores forzados. Recorremos cada página con el tabulador y completamos tareas enteras, del registro a la aprobación, solo con el teclado. El portal aún no ha pasado una auditoría independiente.",
  testedBrowsers:
    "Probamos cada cambio en Chromium. En noviembre de 2026 también probamos todas las páginas en Firefox 153, las tareas principales en WebKitGTK 2.50 y algunas de ellas con el lector de pantalla Orca 43 en Firefox; los problemas encontrados se corrigieron.",
  gapsTitle: "Carencias conocidas",
  gapLanguage:
    "Las condiciones de uso, la política de privacidad, el área del personal y la referencia de la API están solo en inglés.",
  gapDrafts: "Los textos en {languages} aún no los ha revisado una persona nativa.",
  gapDocuments:
    "Los documentos que suben los clientes se muestran al personal sin una descripción.",
  gapReview:
    "Un depósito o retiro que no se confirma en media hora se tiene que empezar de nuevo. La página de revisión muestra el plazo.",
  gapPdf:
    "Los archivos PDF no muestran caracteres chinos, japoneses ni coreanos, ni todas las letras del urdu y de algunos otros idiomas. Una marca los reemplaza, y aun así puedes copiarlos como texto. La página web y su versión impresa sí los muestran.",
  gapScreenReaders: "No hemos probado NVDA, JAWS, VoiceOver, TalkBack ni el propio Safari.",
  reportTitle: "Avisar de una barrera",
  reportText:
    "Cuéntanos qué querías hacer y qué te lo impidió: por el <link>formulario de contacto</link>, en {email} o por teléfono en el {phone}. Respondemos en un plazo de {time}.",
  criterion: "{number} {name}",
  partly: "Criterios cumplidos en parte ({count})",
  met: "Criterios cumplidos ({count})",
  notApplicable: "Criterios que no se aplican ({count})",
  downloadReport: "Descargar el informe de conformidad de accesibilidad (OpenACR, YAML)",
  "report.title": "Informe de conformidad de accesibilidad de {brand}",
  "report.product": "Sitio web para clientes y personal de un bróker de divisas y criptomonedas",
  "report.notes":
    "Autoevaluado. NVDA, JAWS, VoiceOver, TalkBack y Safari no se han probado. Los extractos en PDF están etiquetados, y cada extracto es también una página web.",
  "report.methods":
    "Pruebas automáticas de todas las páginas con axe, IBM Equal Access, HTML_CodeSniffer, html-validate y el verificador Nu HTML; navegación automática con el teclado y mediciones de contraste, reajuste, zoom, espaciado del texto, foco y tamaño de los objetivos; revisión manual en Chromium, Firefox con Orca y WebKitGTK.",
  "report.parsing": "Obsoleto en las WCAG 2.2 y siempre cumplido.",
  "report.levelAAA": "Solo se evaluó un criterio de este nivel.",
  "report.web":
    "Las tablas de las WCAG 2.2 cubren las cláusulas 9.1 a 9.4 (WCAG 2.1, niveles A y AA). Cláusula 9.6: se declara la conformidad de páginas completas y procesos completos; ninguna página requiere JavaScript. Los criterios que se cumplen en parte limitan esta declaración.",
  "report.webOnly": "Este informe cubre un sitio web, no hardware ni software instalado.",
  "report.notEvaluated": "No evaluado.",
  selfAssessed: "Autoevaluado en noviembre de 2026.",
} satisfies Texts<typeof english>;
