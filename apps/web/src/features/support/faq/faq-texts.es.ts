import type { FaqTexts } from './faq-texts.ts';

export const texts: FaqTexts = {
  topics: {
    Files: 'Archivos',
    Scores: 'Puntuaciones',
    'Credits and plans': 'Créditos y planes',
    Privacy: 'Privacidad',
    Account: 'Cuenta',
  },
  entries: {
    formats: {
      question: '¿Qué archivos puede leer Winnow?',
      answer:
        'PDF, DOCX, DOC, RTF, ODT, TXT, HTML, JSON Resume, XML de Europass e imágenes de páginas (PNG, JPEG). Hasta 10 MB por archivo y 50 archivos por análisis; las carpetas y los archivos ZIP se descomprimen. Winnow se guía por el contenido de un archivo, no por su nombre. Si la extensión contradice el contenido, como un documento de Word llamado .pdf, el archivo se rechaza, se indica la extensión correcta y no cuesta nada.',
      soughtBy: 'subir tipo tamaño límite formato word jpg',
    },
    unreadable: {
      question: '¿Por qué no se pudo leer un archivo?',
      answer:
        'Su fila lo explica: está protegido con contraseña, dañado, vacío, es demasiado grande, de un tipo no compatible o no tiene texto. Un archivo sin texto suele ser un escaneo: Winnow reconoce páginas escaneadas en inglés y te avisa si no encuentra nada.\n\nUn archivo ilegible no recibe puntuación y no cuesta créditos. Repáralo o pide otra copia y reintenta solo esa fila.',
      soughtBy: 'error fallo roto cifrado protegido',
    },
    scan: {
      question: '¿Winnow puede leer currículums escaneados?',
      answer:
        'Sí, en inglés y en el propio servidor. Reconocer texto en una imagen es menos fiable que leerlo, así que la confianza es menor y el resultado indica que el texto fue reconocido.',
      soughtBy: 'ocr imagen foto escaneo',
    },
    columns: {
      question: '¿Entiende los diseños a dos columnas?',
      answer:
        'Sí. Columnas, barras laterales, tablas y cuadros de texto se leen en el orden en que los leería una persona. Abre un candidato para ver el texto extraído junto al original.',
      soughtBy: 'diseño tabla formato',
    },
    score: {
      question: '¿Qué significa una puntuación?',
      answer:
        'Es la parte de tus requisitos que el currículum respalda, según tus pesos, de 0 a 100. A partir de 60 es una coincidencia alta; a partir de 45, buena; a partir de 25, parcial; y por debajo, baja. No es una probabilidad ni un juicio sobre la persona. La página Funciones dice en qué medida coincide con la opinión de las personas.',
    },
    why: {
      question: '¿Por qué un candidato obtuvo esta puntuación?',
      answer:
        'Abre el candidato. Cada requisito muestra su resultado, el motivo y las palabras del currículum que lo respaldan. Elige una cita y la verás marcada en el archivo original.',
      soughtBy: 'explicar evidencia motivo',
    },
    'not-mentioned': {
      question: '¿Qué diferencia hay entre no cumplido y no encontrado?',
      answer:
        'No cumplido: el currículum muestra que el requisito no se cumple; por ejemplo, dos años de experiencia cuando se piden cinco. No encontrado: el currículum no lo menciona. Ninguno de los dos suma puntos, así que ambos bajan la puntuación. Un requisito no encontrado nunca se muestra como no cumplido: si es indispensable, te pide una revisión, y junto a la puntuación ves hasta dónde podría subir.',
    },
    weights: {
      question: '¿Puedo cambiar lo que cuenta?',
      answer:
        'Sí. Cambia el peso de un requisito, hazlo indispensable o deseable, redáctalo de otra forma o quítalo. La lista se reordena al instante, en tu navegador y sin costo.',
    },
    same: {
      question: '¿El mismo currículum tendrá mañana la misma puntuación?',
      answer:
        'Sí. La puntuación la calcula un programa, sin azar y sin modelo de lenguaje. Cada resultado conserva la versión y la fecha con las que se calculó; «Verificar puntuación» la calcula de nuevo y dice si es idéntica. Una versión más reciente de Winnow, o una fecha posterior en un empleo que sigue vigente, puede dar otra puntuación a un nuevo análisis.',
      soughtBy: 'aleatorio reproducible consistente',
    },
    hidden: {
      question: '¿Qué pasa con las palabras clave ocultas y los trucos?',
      answer:
        'El texto que no se ve se aparta y no cuenta. Las instrucciones para una máquina, el relleno de palabras clave y las frases copiadas de tu descripción del puesto no suman puntos. Todo ello aparece como alertas; una alerta nunca cambia una puntuación.',
      soughtBy: 'trampa texto blanco inyección prompt',
    },
    bias: {
      question: '¿Influyen el nombre, la edad o la foto en la puntuación?',
      answer:
        'No. Nombres, fotos, datos de contacto, direcciones, pronombres y años de graduación se quitan antes de puntuar. Cambiarlos no mueve la puntuación ni un punto; lo medimos.',
      soughtBy: 'justicia sesgo discriminación raza género edad',
    },
    reject: {
      question: '¿Winnow descarta candidatos?',
      answer:
        'Nunca. Los candidatos cuyo currículum muestra que no cumplen un requisito indispensable aparecen en un grupo propio, con la evidencia. Si un currículum no menciona un requisito indispensable, el candidato requiere revisión. Decide una persona, y Winnow registra el motivo.',
    },
    credit: {
      question: '¿Qué paga un crédito?',
      answer:
        'Un currículum analizado por primera vez para una descripción del puesto, o una descripción del puesto generada, solo si termina bien. Ves el precio antes de cada análisis.',
      soughtBy: 'precio costo pagar prueba',
    },
    free: {
      question: '¿Qué es gratis?',
      answer:
        'Los archivos ilegibles, los duplicados, los análisis cancelados y los errores nuestros; volver a analizar el mismo archivo para la misma descripción; cambiar pesos, corregir, recalcular, comparar y exportar.',
      soughtBy: 'reembolso dinero devolver cobro',
    },
    'roll-over': {
      question: '¿Vencen los créditos?',
      answer:
        'Los créditos mensuales vencen a fin de mes. Los créditos que compras no vencen y se usan al final.',
      soughtBy: 'caducan sobrantes acumular',
    },
    cancel: {
      question: '¿Cómo cancelo mi plan?',
      answer:
        'En Facturación. Tu plan sigue activo hasta el final del mes pagado y después pasas a Free. Conservas tus datos y los créditos que compraste.',
      soughtBy: 'reembolso baja suscripción terminar',
    },
    invoice: {
      question: '¿Dónde están mis facturas?',
      answer:
        'En Facturación, cada una en PDF, con sus reembolsos al lado. Allí está también tu dirección de facturación; si pagas por transferencia, una factura reciente se puede volver a emitir con otra dirección.',
      soughtBy: 'recibo iva impuesto pago',
    },
    where: {
      question: '¿Dónde se guardan los currículums y quién puede verlos?',
      answer:
        'En el servidor que usas o en el almacén de archivos que configuró su operador. Solo los ven tú, los miembros de tu organización cuyo rol incluye candidatos y las personas con quienes compartes un enlace. No se usan para entrenar nada ni se muestran a nadie más.',
      soughtBy: 'rgpd seguridad servidor ubicación entrenar nube',
    },
    'how-long': {
      question: '¿Cuánto tiempo se conservan los datos?',
      answer:
        'Los currículums y resultados se eliminan a los 180 días, o tras el plazo de conservación que elijas en tu configuración, en «Revisión y privacidad». En una organización lo eligen los propietarios y administradores. Al eliminar un currículum se eliminan al instante sus análisis. Al eliminar un análisis en lote se eliminan sus resultados y los currículums se quedan en tu biblioteca.',
      soughtBy: 'rgpd retención borrar',
    },
    'take-away': {
      question: '¿Puedo exportar o eliminar todos mis datos?',
      answer:
        'Sí, ambas cosas, en tu configuración, en «Tus datos». La exportación es un archivo con todo. Al eliminar tu cuenta se elimina en un minuto todo lo que es tuyo; los registros de facturación se conservan sin tu nombre, como exige la ley.',
      soughtBy: 'rgpd cerrar cuenta borrar copia portabilidad',
    },
    password: {
      question: 'Olvidé mi contraseña',
      answer:
        'Elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión. El correo contiene un enlace y un código; ambos sirven una vez, durante una hora como máximo. Si no llega, revisa tu carpeta de spam.',
      soughtBy: 'restablecer entrar iniciar sesión',
    },
    'no-letter': {
      question: 'No me llega el correo de confirmación',
      answer:
        'Espera un minuto, revisa tu carpeta de spam y comprueba que tu correo esté bien escrito. Después solicita otro en la página de confirmación. Si no funciona, escríbenos abajo.',
      soughtBy: 'mail email verificación spam confirmar',
    },
    'two-step': {
      question: '¿Cómo activo el inicio de sesión en dos pasos?',
      answer:
        'En tu configuración, en «Inicio de sesión en dos pasos». Escanea el código con una app de autenticación y escribe los seis dígitos que muestra. A partir de entonces, cada inicio de sesión pide también un código.\n\nGuarda los diez códigos de recuperación que se muestran después. Si pierdes tu teléfono, inicia sesión con «Usar un código de recuperación»: cada código sirve una vez. Puedes crear otros en tu configuración.',
      soughtBy: 'mfa 2fa totp teléfono perdido código recuperación',
    },
    devices: {
      question: '¿Cómo cierro la sesión en todos los dispositivos?',
      answer: 'En tu configuración, en «Sesiones activas». Cierra una de ellas o todas las demás a la vez.',
      soughtBy: 'sesión cerrar salir dispositivos',
    },
  },
};
