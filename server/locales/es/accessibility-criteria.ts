import type english from "../en/accessibility-criteria";
import type { Texts } from "../texts";

// Los criterios de las WCAG 2.2 por su número.
export default {
  engines:
    "Comprobado en todas las páginas con tres motores de accesibilidad y dos validadores, hasta donde llegan las herramientas.",
  reviewed: "Revisado manualmente.",
  noMedia: "No hay audio ni video.",
  "1.1.1": "Contenido no textual",
  "1.1.1.why":
    "Probado: cada gráfico tiene un resumen de texto y una tabla. Los documentos que suben los clientes no tienen descripción.",
  "1.2.1": "Solo audio y solo video",
  "1.2.2": "Subtítulos",
  "1.2.3": "Audiodescripción o alternativa",
  "1.2.4": "Subtítulos en directo",
  "1.2.5": "Audiodescripción",
  "1.3.1": "Información y relaciones",
  "1.3.2": "Secuencia significativa",
  "1.3.2.why":
    "El texto de cada página, en orden de lectura, se registra y se compara después de cada cambio.",
  "1.3.3": "Características sensoriales",
  "1.3.4": "Orientación",
  "1.3.4.why": "Funciona en cualquier orientación.",
  "1.3.5": "Identificación del propósito de la entrada",
  "1.4.1": "Uso del color",
  "1.4.1.why": "Cada estado tiene una etiqueta de texto. Revisado manualmente.",
  "1.4.2": "Control del audio",
  "1.4.3": "Contraste mínimo",
  "1.4.4": "Cambio de tamaño del texto",
  "1.4.4.why":
    "Medido en todas las páginas con un zoom del 200 % y con solo el texto al 200 %: nada queda cortado.",
  "1.4.5": "Imágenes de texto",
  "1.4.5.why": "No hay imágenes de texto.",
  "1.4.10": "Reajuste",
  "1.4.10.why":
    "Medido en todas las páginas a 320 píxeles. Las tablas y los gráficos anchos se desplazan por separado.",
  "1.4.11": "Contraste no textual",
  "1.4.11.why":
    "Medido: los bordes de los controles y los indicadores de foco tienen un contraste de 3:1 o más, y todos los bordes y líneas siguen siendo visibles en el modo de colores forzados. Los iconos se revisaron manualmente.",
  "1.4.12": "Espaciado del texto",
  "1.4.12.why":
    "Medido en todas las páginas con el espaciado del criterio, en pantallas estrechas y anchas: nada queda cortado.",
  "1.4.13": "Contenido al pasar el puntero o recibir el foco",
  "1.4.13.why":
    "Los menús se cierran con Escape. Los valores de los puntos de los gráficos solo se revisaron manualmente.",
  "2.1.1": "Teclado",
  "2.1.1.why":
    "Probado: el registro, la verificación de identidad, el depósito, el retiro, la aprobación y el rechazo funcionan solo con el teclado, con y sin JavaScript. Cada cambio es un formulario sencillo.",
  "2.1.2": "Sin trampas para el foco del teclado",
  "2.1.2.why":
    "Probado: recorremos cada página con el tabulador, de la primera parada a la última. Escape cierra los diálogos.",
  "2.1.4": "Atajos con teclas de caracteres",
  "2.1.4.why":
    "Solo los tiene el área de gestión. Su página de ayuda los enumera y permite desactivarlos.",
  "2.2.1": "Tiempo ajustable",
  "2.2.1.why":
    "Los avisos permanecen legibles. Probado: los diálogos que se cierran solos esperan mientras los usas, y el menú de la cuenta muestra cuándo caduca tu sesión; la página te avisa diez minutos antes (al personal, cinco) y te permite mantenerla abierta. La página de revisión muestra el plazo.",
  "2.2.2": "Poner en pausa, detener, ocultar",
  "2.2.2.why":
    "Probado: el ejemplo de la página de inicio y los gráficos en vivo se pueden poner en pausa.",
  "2.3.1": "Tres destellos",
  "2.3.1.why": "No hay destellos.",
  "2.4.1": "Evitar bloques",
  "2.4.2": "Titulado de páginas",
  "2.4.3": "Orden del foco",
  "2.4.3.why":
    "Probado: las paradas del tabulador de cada página se registran y se comparan. El foco nunca retrocede en la página.",
  "2.4.4": "Propósito de los enlaces",
  "2.4.4.why": "Las herramientas comprueban que cada enlace tenga un nombre. Revisado manualmente.",
  "2.4.5": "Múltiples vías",
  "2.4.5.why":
    "Enlaces a todas las páginas públicas en el encabezado y el pie; en las demás, un menú y búsqueda en las listas.",
  "2.4.6": "Encabezados y etiquetas",
  "2.4.7": "Foco visible",
  "2.4.7.why":
    "Medido en cada parada del tabulador de todas las páginas: el indicador de foco cambia el contraste en 3:1 o más.",
  "2.4.11": "Foco no oculto",
  "2.4.11.why":
    "Medido en cada parada del tabulador de todas las páginas, en pantallas estrechas y anchas: nada tapa el elemento con el foco.",
  "2.5.1": "Gestos del puntero",
  "2.5.1.why": "No se necesitan gestos: los gráficos se amplían con botones.",
  "2.5.2": "Cancelación del puntero",
  "2.5.2.why": "Solo enlaces y botones sencillos.",
  "2.5.3": "Etiqueta en el nombre",
  "2.5.4": "Activación mediante movimiento",
  "2.5.4.why": "No se usa el movimiento del dispositivo.",
  "2.5.7": "Movimientos de arrastre",
  "2.5.7.why": "Los gráficos tienen botones para todo lo que se hace arrastrando.",
  "2.5.8": "Tamaño del objetivo",
  "2.5.8.why":
    "Medido en todas las páginas, en pantallas estrechas y anchas: 24 píxeles como mínimo o separación suficiente. La mayoría mide 44 píxeles de alto.",
  "3.1.1": "Idioma de la página",
  "3.1.2": "Idioma de las partes",
  "3.1.2.why": "Lo que no está en el idioma de la página lleva indicado el suyo.",
  "3.2.1": "Al recibir el foco",
  "3.2.1.why": "No ocurre nada al recibir el foco.",
  "3.2.2": "Al recibir entradas",
  "3.2.2.why":
    "Los filtros y los gráficos se actualizan cuando eliges. Nada más se envía hasta que pulsas un botón.",
  "3.2.3": "Navegación coherente",
  "3.2.3.why": "Un menú para cada área.",
  "3.2.4": "Identificación coherente",
  "3.2.6": "Ayuda coherente",
  "3.2.6.why":
    "Probado: el pie de cada página pública y de cliente enlaza con el formulario de contacto; en el área de gestión, la ayuda está en el menú.",
  "3.3.1": "Identificación de errores",
  "3.3.1.why": "Probado: todos los formularios, enviados vacíos.",
  "3.3.2": "Etiquetas o instrucciones",
  "3.3.3": "Sugerencias ante errores",
  "3.3.3.why": "Cada mensaje dice qué hay que escribir.",
  "3.3.4": "Prevención de errores",
  "3.3.4.why": "Probado: el dinero solo se mueve después de una revisión.",
  "3.3.7": "Entrada redundante",
  "3.3.7.why":
    "Probado: se conservan los datos escritos y los archivos subidos. Las contraseñas, los números de tarjeta y los CVV se vuelven a pedir por seguridad.",
  "3.3.8": "Autenticación accesible",
  "3.3.8.why": "Sin acertijos. Se puede pegar texto y usar gestores de contraseñas.",
  "4.1.2": "Nombre, función, valor",
  "4.1.3": "Mensajes de estado",
  "4.1.3.why":
    "Probado: los avisos, los errores de los formularios y los resultados de los pagos se anuncian una vez. Los precios y las velas que se actualizan no se anuncian.",
  "1.4.6": "Contraste mejorado (AAA)",
  "1.4.6.why": "Medido: el texto tiene un contraste de 7:1 o más en los modos claro y oscuro.",
} satisfies Texts<typeof english>;
