import { formatsOf } from '../language/formats.ts';
import type { SentenceTexts } from './sentence-texts.ts';

const { number, plural } = formatsOf('es');
const characters = (count: number) =>
  plural(count, { one: '1 carácter', other: `${number(count)} caracteres` });
const inDays = (count: number) => plural(count, { one: '1 día', other: `${number(count)} días` });
const cost = (credits: number) =>
  plural(credits, { one: 'Esto cuesta 1 crédito', other: `Esto cuesta ${number(credits)} créditos` });

const invoiceStates = {
  open: 'pendiente',
  paid: 'pagada',
  void: 'anulada',
  refunded: 'reembolsada',
  disputed: 'en disputa',
  'charged-back': 'devuelta por el banco',
};

export const sentences: SentenceTexts = {
  required: 'Completa este campo.',
  'not-valid': 'Este valor no es válido.',
  'wrong-format': 'Este valor no tiene el formato esperado.',
  'email-invalid': 'Escribe un correo electrónico válido.',
  'too-short': ({ min }) => `Usa al menos ${characters(min)}.`,
  'too-long': ({ max }) => `Usa como máximo ${characters(max)}.`,
  'too-few': ({ min }) => `Elige al menos ${number(min)}.`,
  'too-many': ({ max }) => `Elige como máximo ${number(max)}.`,
  'too-low': ({ min }) => `Escribe un número a partir de ${number(min)}.`,
  'too-high': ({ max }) => `Escribe un número de hasta ${number(max)}.`,
  'webhook-url-invalid':
    'Escribe una dirección completa sin contraseña ni #, como https://example.com/webhooks.',
  'webhook-url-private': 'Esta dirección es privada. Escribe una accesible desde internet.',
  'https-required': 'Escribe una dirección que empiece por https://.',
  'date-format': 'Escribe la fecha como 2024 o 2024-05.',
  'month-format': 'Escribe un mes como 2026-11.',
  'address-format': 'Escribe una dirección IP o una red, por ejemplo 203.0.113.7 o 2001:db8::/32.',
  'domain-format': 'Escribe un dominio, por ejemplo example.com.',
  'time-zone-unknown': 'No conocemos esta zona horaria. Usa un nombre como Europe/Madrid.',
  'time-zone-not-listed': 'Elige una zona horaria de la lista.',
  'subject-on-one-line': 'El asunto debe caber en una sola línea.',
  'field-unknown': ({ field }) => `{${field}} no es un campo. Elige uno de los que se ofrecen.`,
  'field-unclosed': ({ field }) =>
    `Al campo {${field} le falta la llave de cierre. Agrega } después del nombre.`,
  'field-unopened': 'Hay una } sin una { antes. Elimínala.',
  'say-why': 'Explica brevemente el motivo.',
  'name-required': 'Escribe un nombre.',
  'candidate-required': 'Elige al menos un candidato.',
  'candidates-or-filter': 'Elige candidatos o un filtro.',
  'unstorable-character':
    'El texto contiene un carácter que no se puede guardar. Elimínalo y vuelve a intentarlo.',
  'file-required': 'Elige un archivo.',
  'file-larger-than': ({ megabytes }) => `El archivo puede ocupar como máximo ${number(megabytes)} MB.`,
  'request-broken': 'El envío quedó incompleto. Vuelve a intentarlo.',
  'page-unknown': 'Esta página de la lista ya no existe. Empieza por la primera.',
  'sent-before': 'Esta solicitud ya se envió con otro contenido.',

  'parcel-unreadable': 'Estos archivos se dañaron en el envío. Envíalos de nuevo.',
  'import-ended': 'Esta importación ha terminado. Inicia otra.',
  'import-under-way': 'Esta importación sigue en curso. Cancélala primero.',
  'tracking-full': ({ max }) =>
    `Una organización puede conectar ${max} sistemas como máximo. Desconecta uno primero.`,
  'tracking-refused': 'El sistema rechaza estas credenciales. Revísalas y sus permisos.',
  'tracking-unavailable': 'El sistema no está disponible en este momento. Vuelve a intentarlo más tarde.',
  'tracking-limited':
    'El sistema no permite más solicitudes en este momento. Vuelve a intentarlo en unos minutos.',
  'tracking-unexpected':
    'El sistema respondió algo inesperado. Vuelve a intentarlo y escribe a soporte si continúa.',
  'tracking-missing': 'Esto ya no existe en el sistema. Vuelve a cargar los puestos.',
  'tracking-job-empty': ({ title }) =>
    `El puesto «${title}» no tiene descripción en el sistema. Agrégala allí o importa sin evaluar.`,
  'import-not-ended':
    'Esta importación sigue en curso. Espera a que termine o cancélala antes de deshacerla.',
  'table-empty': 'Este archivo está vacío. Elige otro.',
  'table-not-text':
    'Esto no es un archivo CSV. En tu hoja de cálculo, elige «Guardar como» con el tipo CSV y después ese archivo.',
  'table-no-rows': 'Este archivo no tiene filas debajo de los encabezados. Agrega una por cada candidato.',
  'table-too-many-rows': ({ max }) => `Este archivo tiene más de ${max} filas. Divídelo en varios.`,
  'table-too-many-columns': ({ max }) =>
    `Este archivo tiene más de ${max} columnas. Elimina las que no necesites.`,
  'table-quote-open': ({ line }) =>
    `A más tardar en la línea ${line} se abren unas comillas que no se cierran. Ciérralas o escribe dos ("") en lugar de una.`,
  'table-mapping-unfit':
    'Las columnas no coinciden con este archivo. Vuelve a elegir el archivo y asigna sus columnas.',
  'table-name-missing': 'Elige la columna con los nombres.',
  'table-field-twice': 'Dos columnas están asignadas al mismo campo. Omite una de ellas.',
  'questions-same-id': 'Dos preguntas tienen el mismo identificador. Asigna uno propio a cada una.',
  'answers-not-distinct':
    'Cada respuesta aceptada debe ser una de las respuestas, y ninguna puede repetirse.',
  'import-more-files': 'Son más archivos de los previstos para esta importación. Inicia otra para el resto.',
  'unreadable-empty': 'El archivo está vacío. Elige otra copia.',
  'unreadable-no-text':
    'Este archivo no tiene texto legible (quizá sea un escaneo). Guarda el documento original como PDF.',
  'unreadable-encrypted': 'El archivo está protegido con contraseña. Quita la contraseña y vuelve a subirlo.',
  'unreadable-corrupt': 'El archivo está dañado o incompleto. Guarda una copia nueva y súbela.',
  'unreadable-unsupported': 'Este tipo de archivo no es compatible. Elige un archivo PDF, Word o de texto.',
  'unreadable-misnamed':
    'El contenido del archivo no coincide con su extensión. Cámbiale el nombre o guárdalo como PDF.',
  'unreadable-too-large':
    'El archivo es demasiado grande, o lo es al descomprimirse. Sube una copia más pequeña.',
  'unreadable-timeout': 'La lectura de este archivo tardó demasiado. Guarda una copia más sencilla.',
  'text-takes-too-long': 'La lectura de este texto tarda demasiado. Acórtalo y vuelve a intentarlo.',
  'resume-takes-too-long':
    'La lectura de este currículum tarda demasiado. Guarda una copia más sencilla y súbela.',
  'picture-format': 'Elige una imagen: JPEG, PNG, WebP, GIF o AVIF, de 50 megapíxeles como máximo.',
  'picture-unreadable': 'No pudimos leer esta imagen. Sube un archivo JPEG, PNG o WebP.',
  'attachment-gone': 'Un archivo adjunto ya no está disponible. Vuelve a adjuntarlo.',
  'files-full': ({ used, max }) =>
    `No hay espacio para este archivo: tienes ${number(used)} de ${number(max)} archivos. Elimina los que ya no necesites o elige un plan superior.`,
  'storage-full': ({ used, max }) =>
    `No hay espacio para este archivo: usas ${number(used)} de ${number(max)} MB. Elimina los archivos que ya no necesites o elige un plan superior.`,
  'day-full': ({ used, max }) =>
    `Hoy no hay más espacio para este archivo: has subido ${number(used)} de ${number(max)} MB. Inténtalo mañana o elige un plan superior.`,
  'free-plan-full':
    'El almacenamiento del plan gratuito está agotado en este momento. Inténtalo más tarde o elige un plan superior.',
  'files-unreachable': 'No podemos acceder a los archivos en este momento. Inténtalo en un minuto.',

  'changed-meanwhile': 'Otra persona cambió esto mientras tanto. Compara y guarda de nuevo.',
  'job-changed':
    'Alguien modificó esta descripción del puesto mientras tanto. Compara las versiones y vuelve a guardar.',
  'requirement-gone': 'Este requisito ya no está en la descripción del puesto.',
  'preset-name-taken': 'Ya tienes una plantilla con este nombre. Elige otro.',
  'mailbox-password-required': 'Escribe la contraseña.',
  'mailbox-there': 'Este puesto ya tiene un buzón. Vuelve a cargar la página.',
  'mailbox-is-paused': 'Este buzón está en pausa. Reanúdalo primero.',
  'mailbox-error-address':
    'Este servidor de correo tiene una dirección privada. Escribe uno accesible desde internet.',
  'mailbox-error-name': 'No existe ningún servidor con este nombre. Revisa cómo está escrito.',
  'mailbox-error-timeout':
    'El servidor de correo no respondió a tiempo. Revisa el nombre y el puerto, o inténtalo más tarde.',
  'mailbox-error-connection':
    'No hay conexión con el servidor de correo. Revisa el nombre y el puerto, o inténtalo más tarde.',
  'mailbox-error-certificate':
    'El certificado del servidor de correo no es válido para este nombre. Escribe el nombre que indica tu proveedor.',
  'mailbox-error-no-tls':
    'El servidor de correo no ofrece cifrado aquí, así que no se envió ninguna contraseña. Elige el otro tipo de cifrado u otro puerto.',
  'mailbox-error-login':
    'El servidor de correo rechazó el usuario o la contraseña. Muchos proveedores exigen una contraseña de aplicación para IMAP.',
  'mailbox-error-folder': 'Esta carpeta no existe o no se puede leer. Revisa el nombre.',
  'mailbox-error-protocol':
    'No se entienden las respuestas del servidor de correo. Revisa el nombre y el puerto.',
  'mailbox-error-no-room':
    'No queda espacio para más archivos. Elimina archivos o cambia de plan; después continuará por sí solo.',
  'mailbox-error-secret': 'La contraseña guardada ya no se puede leer. Escríbela de nuevo.',
  'mailbox-error-failed': 'Algo falló por nuestra parte. Se volverá a intentar.',
  'webhooks-full': ({ max }) => `Puedes tener como máximo ${max} webhooks. Elimina uno primero.`,
  'searches-full': ({ max }) =>
    `Has guardado ${number(max)} búsquedas, el máximo por miembro. Elimina una para guardar otra.`,
  'presets-full': ({ max }) =>
    `Tienes ${number(max)} plantillas, el máximo de una cuenta. Elimina una para guardar otra.`,

  'notes-changed': 'Las notas se modificaron mientras tanto en otra ventana.',
  'second-reader-off':
    'El segundo lector está desactivado en esta organización. Un propietario o administrador puede activarlo.',
  'second-reader-limit': ({ perDay }) =>
    `Las ${number(perDay)} consultas al segundo lector de hoy se agotaron. Inténtalo mañana.`,
  'second-reader-failed':
    'El modelo de lenguaje no dio una respuesta utilizable. No se cambió nada. Inténtalo más tarde.',
  'second-reader-changed': 'Lo que se enviará ha cambiado. Revísalo antes de enviarlo.',
  'second-reader-nothing': 'Se encontraron todos los requisitos, así que no hay nada que buscar.',
  'resume-by-person-only': ({ count }) =>
    plural(count, {
      one: 'Un candidato pidió que solo una persona lea su currículum. No se puede puntuar. Quítalo.',
      other: `${number(count)} candidatos pidieron que solo una persona lea su currículum. No se pueden puntuar. Quítalos.`,
    }),
  'application-withdrawn': 'El candidato retiró esta candidatura.',
  'passage-gone': 'Este pasaje ya no está en el currículum y no se puede aceptar.',
  'facts-busy': 'Los datos se están corrigiendo en otra ventana. Inténtalo en un momento.',
  'assignee-sees-not-all':
    'Esta persona no ve a todos estos candidatos. Agrégala primero al equipo del puesto.',
  'tags-full': ({ max }) => `Un candidato puede tener hasta ${number(max)} etiquetas.`,
  'candidates-at-once': ({ max }) => `Elige hasta ${number(max)} candidatos a la vez.`,
  'resumes-moved':
    'Estos currículums se fusionaron o separaron entretanto. Recarga la página e inténtalo de nuevo.',
  'resume-stays': 'Al menos un currículum se queda con la persona.',
  'matches-changed':
    'Ahora coinciden otros candidatos con estos filtros. Revisa la lista y vuelve a intentarlo.',
  'file-not-failed': 'Solo puedes reintentar un archivo que falló o se canceló.',
  'mention-sees-not': 'Mencionas a alguien que no puede ver a este candidato. Quita la mención.',
  'mentions-full': ({ max }) => `Menciona hasta ${number(max)} personas en un comentario.`,
  'reply-to-reply': 'No se puede responder a una respuesta.',
  'comment-edit-over': ({ minutes }) =>
    `Un comentario se puede editar durante ${number(minutes)} minutos. Responde al comentario.`,

  'emails-at-once': ({ max }) => `Escribe como máximo a ${number(max)} candidatos a la vez.`,
  'no-one-to-email': 'No se puede escribir a ninguno de estos candidatos. La vista previa dice por qué.',
  'preview-outdated': 'Algo cambió desde la vista previa. Vuelve a mirarla.',
  'templates-full': ({ max }) =>
    `Tienes ${number(max)} plantillas, el máximo de una cuenta. Elimina una para guardar otra.`,

  'review-ended': 'Esta revisión ha terminado.',
  'review-asked-before': 'Esta revisión ya se pidió.',
  'review-results-shown': 'Los resultados ya se muestran, así que la fecha límite ya no se puede cambiar.',
  'review-unfinished': 'Aún no ha terminado nadie. Espera o cancela la revisión.',
  'review-marks-missing': 'Responde sobre cada candidato antes de terminar.',
  'review-candidates-full': ({ max }) => `Elige hasta ${number(max)} candidatos para una revisión.`,
  'review-of-one-job': 'Elige candidatos de un solo puesto.',
  'review-due-over': 'Elige un día que no haya pasado.',
  'review-due-far': ({ days }) => `Elige un día dentro de ${inDays(days)}.`,
  'review-results-hidden': 'Los resultados de esta revisión aún no se muestran.',
  'review-finished': 'Ya terminaste esta revisión, así que tus respuestas ya no se pueden cambiar.',

  'list-comments-full': 'Esta lista ya no admite más comentarios.',
  'list-candidates-full': ({ max }) => `Elige hasta ${number(max)} candidatos para una lista.`,
  'export-full': ({ max }) => `Un archivo puede contener como máximo ${number(max)} candidatos. Elige menos.`,
  'too-many-lists': ({ max }) => `Una organización puede tener hasta ${number(max)} listas de talento.`,
  'list-full': ({ max }) => `Una lista de talento puede tener hasta ${number(max)} personas.`,
  'consent-ends-before': 'Un consentimiento no puede terminar antes de darse.',
  'keep-needs-consent':
    'Para conservar a alguien más allá del plazo de conservación hace falta un consentimiento que dure lo mismo.',
  'export-empty': 'No hay nada que exportar.',

  'role-without-jobs':
    'Los administradores y auditores no ven los puestos. Dales otro rol antes de agregarlos al equipo de un puesto.',
  'personal-setting': 'Para tu espacio personal, cámbialo en tu configuración.',
  'personal-organization':
    'Este es tu espacio personal. Crea una organización para trabajar con otras personas.',
  'owned-organizations-full': ({ max }) =>
    `Puedes ser propietario de ${number(max)} organizaciones como máximo.`,
  'owner-needed': 'Una organización necesita un propietario. Nombra primero propietario a otro miembro.',
  'leave-instead': 'Para quitarte a ti, sal de la organización.',
  'owner-already': 'Ya eres propietario.',
  'member-is-owner': 'Este miembro ya es propietario.',
  'only-owner': ({ organization }) =>
    `Eres el único propietario de ${organization}. Nombra propietario a otro miembro, o elimina primero a los demás miembros.`,
  'organization-name-differs': 'Escribe el nombre de la organización exactamente como aparece.',
  'members-full': ({ max }) => `Esta organización puede tener ${number(max)} miembros como máximo.`,
  'seats-taken': ({ seats, used, invited }) =>
    `Las ${number(seats)} plazas del plan están ocupadas (${number(used)} en uso${invited > 0 ? ` y ${number(invited)} con invitación` : ''}). Elige un plan superior, elimina a un miembro o retira una invitación. Los responsables de contratación y auditores no necesitan plaza.`,
  'own-seat-missing':
    'No tienes plaza en esta organización, así que no puedes gastar sus créditos. Un propietario o administrador puede liberar una plaza o elegir un plan superior.',
  'invited-elsewhere': 'Esta invitación se envió a otro correo. Inicia sesión con esa dirección.',
  'member-already': 'Esta persona ya es miembro.',
  'invitations-full': ({ max }) =>
    `Puede haber ${number(max)} invitaciones pendientes como máximo. Retira primero algunas.`,
  'invitation-accepted': 'Esta invitación ya se usó. Pide una nueva.',
  'invitation-declined': 'Esta invitación se rechazó. Pide una nueva.',
  'invitation-revoked': 'Esta invitación se retiró. Pide una nueva.',
  'invitation-expired': 'Esta invitación ha caducado. Pide una nueva.',

  'domain-open-to-anyone': ({ domain }) =>
    `Cualquiera puede tener una dirección en ${domain}. Agrega un dominio que sea de tu organización.`,
  'domains-full': ({ max }) => `Una organización tiene ${number(max)} dominios como máximo.`,
  'domain-listed': ({ domain }) => `${domain} ya está en la lista.`,
  'domain-unreachable': ({ domain }) => `No pudimos consultar el DNS de ${domain}. Inténtalo en un minuto.`,
  'domain-of-another': ({ domain, days }) =>
    `${domain} está verificado para otra organización. Pide a su propietario que lo elimine allí, o elimina su registro DNS y vuelve a comprobarlo pasados ${inDays(days)}.`,
  'client-id-required': 'Escribe el ID de cliente.',
  'client-secret-required': 'Escribe el secreto de este cliente.',
  'sign-on-no-connection': 'Configura primero el proveedor de identidad.',
  'sign-on-no-domain': 'Verifica primero un dominio de correo.',
  'sign-on-never-used': 'Entra primero una vez con el inicio de sesión único, para saber que funciona.',
  'sign-on-no-way-in':
    'Un propietario necesita antes una contraseña y el inicio de sesión en dos pasos, para poder entrar si falla el proveedor de identidad.',
  'api-key-unknown': 'Esta clave de API es desconocida. Comprueba que la copiaste entera.',
  'api-key-revoked': 'Esta clave de API se revocó. Pide una nueva a quien administra tu organización.',
  'api-key-expired': 'Esta clave de API ha caducado. Pide una nueva a quien administra tu organización.',
  'api-key-replaced': 'Esta clave de API tiene un secreto nuevo y el anterior ya no funciona. Usa el nuevo.',
  'api-key-maker-left':
    'El miembro que creó esta clave de API ha dejado la organización. Crea una nueva con otro miembro.',
  'api-key-address':
    'Esta clave de API no se puede usar desde esta dirección. Agrega la dirección a la clave o llama desde otra.',
  'api-key-scope': ({ scope }) => `A esta clave de API le falta el permiso ${scope}. Usa una que lo tenga.`,
  'api-key-closed': 'Los programas no pueden hacer esta llamada. Inicia sesión en Winnow.',
  'api-key-scope-beyond-role': ({ scope }) =>
    `Tu rol no permite el permiso ${scope}. Quítalo o pide a un propietario que cree la clave.`,
  'api-key-expiry-past': 'Elige una fecha de caducidad futura.',
  'api-key-not-active': 'Esta clave de API ya no funciona y no se puede renovar. Crea una nueva.',
  'api-keys-full': ({ max }) =>
    `Una organización tiene ${number(max)} claves de API como máximo. Revoca una primero.`,
  'assistant-access-ended': 'Este asistente no tiene acceso o ya no lo tiene. Conéctalo de nuevo.',
  'assistants-forbidden':
    'Esta organización no permite asistentes de IA. Pregunta a un propietario o administrador, o elige otra organización.',
  'assistant-beyond-role':
    'Tu rol en esta organización no permite nada de lo que pide el asistente. Elige otra organización.',
  'assistant-request-gone':
    'Esta solicitud ya no es válida. Ha caducado, ya se respondió o pertenece a otra cuenta. Empieza de nuevo en el asistente.',
  'directory-hosted':
    'Esta instalación guarda sus cuentas en un proyecto alojado, por lo que las organizaciones no pueden conectar un directorio.',
  'directory-tokens-full': ({ max }) =>
    `Un directorio tiene ${number(max)} tokens como máximo. Revoca uno primero.`,
  'sign-on-hosted':
    'Esta instalación guarda sus cuentas en un proyecto alojado, así que las organizaciones no pueden tener inicio de sesión único.',

  'credits-short': ({ wanted, left }) =>
    `${cost(wanted)}, y ${left === 0 ? 'no te queda ninguno' : `tienes ${number(left)}`}. No se inició nada.`,
  'limit-short': ({ wanted, limit, left }) =>
    `${cost(wanted)}, y de tu límite mensual de ${number(limit)} te quedan ${number(left)}. Pide a un propietario o administrador que lo aumente. No se inició nada.`,
  'writer-credits-short': ({ left }) =>
    `Generar una descripción del puesto cuesta 1 crédito, y tienes ${number(left)}. Escríbela tú o consigue más créditos.`,
  'writer-limit-reached':
    'Generar una descripción del puesto cuesta 1 crédito, y tu límite mensual está agotado. Escríbela tú o pide a un propietario o administrador que aumente el límite.',

  'plan-free': 'Tienes el plan Free, así que no hay nada que cancelar.',
  'plan-not-canceled': 'Tu plan no está cancelado, así que no hay nada que reanudar.',
  'plan-present': 'Ya tienes el plan Pro.',
  'plan-by-contract': 'Tu plan está fijado por contrato. Escríbenos para cambiarlo.',
  'plan-ended': 'Este plan ya ha terminado.',
  'plan-unpaid': 'Una factura de tu plan está sin pagar. Págala para recuperar Pro.',
  'plan-at-stripe': 'Este plan se paga por Stripe. Escríbenos para cambiarlo.',
  'plan-at-stripe-first': 'Este plan se paga por Stripe. Termínalo primero allí.',
  'payment-under-way': 'Hay un pago de Pro en curso. Pro empieza cuando llegue.',
  'ordered-in-another-tab': 'Pro se pidió otra vez en otra pestaña. Continúa allí.',
  'no-cards': 'Las facturas se pagan por transferencia, así que no hay tarjetas que gestionar.',
  'invoice-overdue': 'Una factura está vencida. Págala primero y después vuelve a pedir.',
  'invoices-unpaid': ({ count }) =>
    `Tienes ${number(count)} facturas sin pagar. Paga primero una y después vuelve a pedir.`,
  'invoice-at-stripe': ({ number: invoice }) =>
    `Stripe gestiona la factura ${invoice}. Cámbiala en el panel de Stripe.`,
  'invoice-state': ({ number: invoice, state, next }) =>
    `La factura ${invoice} está ${invoiceStates[state]} y no puede quedar ${invoiceStates[next]}.`,
  'invoice-address-at-stripe': 'Stripe gestiona esta factura. Cambia la dirección allí.',
  'invoice-void': 'Esta factura ya no es válida.',
  'invoice-too-old': ({ days }) =>
    `Una factura pagada se puede volver a emitir en un plazo de ${inDays(days)}. Escríbenos sobre esta.`,
  'invoice-current': 'Esta factura ya tiene tu dirección actual.',
  'date-over': 'Elige una fecha futura.',

  'operator-not-suspendable':
    'No se puede suspender a un operador. Quita primero la dirección de la configuración.',
  'password-required': 'Escribe una contraseña.',
  'password-wrong': 'La contraseña actual es incorrecta.',
  'password-weak': 'Esta contraseña es demasiado débil. Elige una más larga.',
  'password-same': 'Elige una contraseña distinta de la anterior.',
  'account-present': 'Ya existe una cuenta con este correo. Inicia sesión.',
  'proof-required': 'Abre el enlace del correo, o escribe el código y tu dirección.',
  'sign-in-refused': 'Se rechazó el inicio de sesión.',
  'on-waitlist': 'Este correo ya está en nuestra lista de espera.',
};
