import type { PrivacyTexts } from './privacy-texts.ts';

export const texts: PrivacyTexts = {
  title: 'Política de privacidad · Winnow',
  description:
    'Qué guarda Winnow, dónde, durante cuánto tiempo y qué no hace nunca: sin telemetría, sin rechazos automáticos y sin entrenar con tus datos.',
  heading: 'Política de privacidad',
  introduction:
    'En resumen: lo que subes permanece en el servidor que usas, se elimina tras el plazo de conservación que elijas y se lee con un único fin: responder a tu pregunta.',
  contents: 'En esta página',
  changed: (date) => `Última actualización: ${date}.`,
  sections: [
    {
      id: 'who',
      heading: 'Quién es responsable',
      paragraphs: [
        'El responsable es el operador de esta instalación de Winnow. De los currículums de los candidatos suele ser responsable la empresa que los sube; el operador del servidor actúa por su cuenta. Encontrarás la dirección de contacto al pie de esta página.',
      ],
    },
    {
      id: 'visitors',
      heading: 'Cuando visitas el sitio',
      paragraphs: [
        'No hay telemetría, publicidad ni analítica de visitas. Las fuentes, los scripts y las imágenes vienen de este servidor; ningún otro sabe que estuviste aquí. La demo carga un video de otro servidor solo cuando pulsas Reproducir, y solo si el operador configuró uno.',
        'El comparador de currículums no guarda nada: el archivo y la descripción del puesto se leen en memoria o en un archivo temporal que se elimina con la respuesta.',
      ],
    },
    {
      id: 'waitlist',
      heading: 'Cuando te unes a la lista de espera',
      paragraphs: [
        'Guardamos tu nombre, tu correo, tu cargo, tu empresa (si la indicaste) y el momento en que te uniste. Los usamos para confirmar tu lugar, escribirte el día del lanzamiento y dar a las primeras cien personas su mes gratis. Escríbenos y eliminaremos tus datos.',
      ],
    },
    {
      id: 'account',
      heading: 'Cuando tienes una cuenta',
      paragraphs: ['Entonces guardamos:'],
      points: [
        'tu correo, tu nombre, tu foto si agregaste una, y un hash de tu contraseña, del que no se puede recuperar;',
        'tus inicios de sesión: cuándo, desde qué dirección IP y con qué navegador, para que puedas verlos y cerrarlos;',
        'lo que nos contaste de tu trabajo durante la configuración;',
        'tus descripciones de puesto, y los currículums, resultados, notas, decisiones y correos de tus análisis;',
        'los movimientos de tus créditos, tu plan y tus facturas.',
      ],
    },
    {
      id: 'resumes',
      heading: 'Los currículums de los candidatos',
      paragraphs: [
        'Los currículums los lee un programa en este servidor. Los datos extraídos y la puntuación se guardan junto al original. Solo los ven tú, los miembros de tu organización cuyo rol incluye candidatos y las personas con quienes los compartes. Los miembros de tu organización ven cuándo tienes abierto el mismo candidato o puesto que ellos; se guarda solo unos segundos y se puede desactivar en Configuración. Además de subirse, los currículums pueden llegar por la página de candidaturas de un puesto, por una carpeta de correo o por un sistema de seguimiento de candidatos que tu organización haya conectado.',
        'Nombres, fotos, datos de contacto, direcciones, pronombres y años de graduación se quitan antes de puntuar. Nunca influyen en la puntuación.',
        'Los candidatos reciben un correo solo cuando lo envías: tras una vista previa, si los correos del puesto están activados, o para preguntarles si renuevan un consentimiento. Quien se postula en la página de un puesto recibe además una confirmación. Los correos a candidatos de un puesto se guardan con los resultados y se eliminan con ellos. Ningún correo contiene rastreo.',
        'Solo si tu organización lo activa, se pregunta a quienes se postularon en la página de un puesto por su sexo o género y su raza. Las respuestas son voluntarias, están cifradas y separadas de las candidaturas: ningún reclutador ni ninguna puntuación las conoce. Solo se muestran como sumas, y se eliminan con la candidatura o las elimina la propia persona.',
        'Los currículums no se usan para entrenar nada, no se comparan con los de otros clientes y no se muestran a nadie más.',
        'Dentro de tu espacio personal u organización, los currículums con el mismo nombre y el mismo correo o teléfono aparecen como una sola persona. Los parecidos se proponen y un miembro decide.',
      ],
    },
    {
      id: 'decisions',
      heading: 'Sin decisiones automáticas',
      paragraphs: [
        'Winnow ordena una lista de lectura. Nunca descarta a un candidato: el estado de una candidatura cambia solo cuando lo cambia una persona. Los candidatos pueden preguntar a la empresa que subió su currículum qué se encontró y en qué palabras se basa; cada resultado se puede exportar con sus evidencias.',
      ],
    },
    {
      id: 'how-long',
      heading: 'Cuánto tiempo se conservan los datos',
      paragraphs: [
        'Los currículums y lo que se extrajo de ellos se eliminan a los 180 días, o tras el plazo de conservación, de 1 a 730 días, que elijas para tu espacio personal o que los propietarios y administradores de una organización elijan para ella. Al eliminar un currículum se elimina al instante todo lo que se extrajo de él. Al eliminar un análisis en lote se eliminan sus resultados y se conservan los currículums. Al eliminar tu cuenta se elimina todo lo que es tuyo; solo quedan los registros de facturación que exige la ley, sin tu nombre.',
      ],
    },
    {
      id: 'others',
      heading: 'Quién más puede ver los datos',
      paragraphs: [
        'Nadie, salvo que el operador de esta instalación haya activado alguno de estos servicios o tu organización haya conectado uno. Sin ellos, todo permanece en el servidor:',
      ],
      points: [
        'un almacén de archivos (S3), que conserva los currículums, las imágenes y los adjuntos que subes hasta que se eliminan aquí;',
        'un servidor de correo, que entrega los correos que te enviamos y los que envías a los candidatos;',
        'un servicio de pagos (Stripe), que sabe cuánto pagas y quién paga; los números de tarjeta nunca nos llegan;',
        'un servicio de identidad (Supabase, o Google si inicias sesión con él), que conoce tu correo;',
        'un modelo de lenguaje que redacta descripciones de puesto. Recibe el nombre del puesto, el nivel y tus notas; nunca un nombre ni una puntuación. Solo si tu organización activa el segundo lector, recibe también el texto de un currículum, sin nombre, datos de contacto ni datos personales, cuando un miembro pide volver a mirar;',
        'el proveedor de identidad y el directorio que tu organización haya conectado. Saben cuándo inician sesión los miembros e indican quién es miembro;',
        'un sistema de seguimiento de candidatos (Greenhouse, Lever o Ashby) que tu organización haya conectado. De él se importan candidatos, y recibe las puntuaciones que los miembros envían;',
        'programas con una clave de API y asistentes de IA que los miembros hayan conectado. Leen lo que permiten sus permisos y el rol de su miembro; lo que lee un asistente llega a su proveedor;',
        'sistemas a los que tu organización avisa por webhook. Los mensajes contienen identificadores, nunca nombres.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies y almacenamiento del navegador',
      paragraphs: [
        'Una cookie recuerda el idioma que elegiste. Otra, que se crea al iniciar sesión, nos indica que este navegador ya se usó, para poder avisarte por correo de dispositivos nuevos; dura hasta 400 días. El almacenamiento del navegador conserva tu sesión mientras está abierta, tu tema, tus preferencias y el texto que aún no se guardó. Nada de ello te sigue a otros sitios, por eso no hay un aviso de cookies.',
      ],
    },
    {
      id: 'security',
      heading: 'Cómo se protegen los datos',
      paragraphs: [
        'Los archivos que no son de confianza se abren en procesos que no pueden escribir archivos ni iniciar programas. Cada registro pertenece a un solo espacio personal u organización; solo pueden leerlo sus miembros, según su rol. Los registros del sistema no contienen nombres, direcciones ni textos. Las conexiones se cifran siempre que el operador haya instalado un certificado.',
      ],
    },
    {
      id: 'rights',
      heading: 'Tus derechos',
      paragraphs: [
        'En tu configuración puedes ver, corregir, exportar y eliminar en cualquier momento lo que se guarda sobre ti. Para todo lo demás, escríbenos; respondemos en 24 horas en días hábiles. También puedes presentar una queja ante la autoridad de protección de datos de tu lugar de residencia.',
      ],
    },
  ],
};
