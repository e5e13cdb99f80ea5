import { mailTexts } from '../language.ts';

const kept = 'Sus respuestas están guardadas y puede continuar donde lo dejó.';
const noInsights = <const Why extends string>(why: Why) =>
  ({
    subject: 'My Insights: {vacancy}',
    lines: [
      'Gracias por su entrevista para el puesto «{vacancy}» en {customer}.',
      why,
      'La entrevista en sí se ha recibido. Este mensaje trata solo de la valoración personal.',
    ],
  }) as const;

export const spanish = mailTexts({
  greeting: 'Hola, {firstName}:',
  greetingUnnamed: 'Hola:',
  closing: 'Un cordial saludo,',
  linkHint: 'Si el botón no funciona, copie esta dirección en su navegador:',
  about: 'Este correo trata de su candidatura al puesto «{vacancy}» en {customer}.',
  labels: { candidate: 'Candidatura de', vacancy: 'Puesto', when: 'Cuándo', place: 'Dónde' },
  interviews: {
    FI: {
      interview: 'entrevista por chat',
      how: 'Responderá por escrito a unas preguntas, desde el teléfono o el ordenador, cuando mejor le venga.',
    },
    SI: {
      interview: 'videoentrevista',
      how: 'Grabará sus respuestas con la cámara del teléfono o del ordenador, cuando mejor le venga. Lo ideal es un lugar tranquilo y con buena luz.',
    },
  },
  buttons: {
    start: 'Empezar la {interview}',
    goOn: 'Continuar la {interview}',
    open: 'Abrir la {interview}',
    report: 'Abrir el informe',
    insights: 'Leer My Insights',
    chooseTime: 'Elegir una hora',
    liveInterview: 'Abrir la entrevista',
    runSheet: 'Abrir el guion',
    firstPassword: 'Crear la contraseña',
    newPassword: 'Restablecer la contraseña',
    purchase: 'Comprar créditos de SMS',
  },
  notes: {
    ownLink: 'El enlace es personal; le rogamos que no lo comparta.',
    ifDone: 'Si ya lo ha hecho, no tiene que hacer nada más.',
    lastTime: 'No le enviaremos más recordatorios al respecto.',
    cannotCome: 'Si no puede asistir, le rogamos que avise a {customer} con tiempo.',
    code: 'Es válido durante 10 minutos y solo puede usarse una vez.',
    notYou:
      'Si no ha intentado iniciar sesión, es posible que alguien conozca su contraseña: cámbiela y avise a su equipo de administración.',
    firstPassword:
      'El enlace es válido durante 72 horas y solo puede usarse una vez. Después, elija «Contraseña olvidada» en la página de inicio de sesión para recibir otro.',
    newPassword:
      'El enlace es válido durante 60 minutos y solo puede usarse una vez. Su contraseña actual seguirá siendo válida hasta que cree una nueva.',
    notAsked: 'Si no lo ha solicitado, puede ignorar este correo.',
    personalData: 'El informe contiene datos personales. Le rogamos que lo comparta solo con quien lo necesite.',
  },
  assessment: {
    INVITED: {
      subject: '{customer} le invita a una {interview}',
      lines: ['Gracias por su interés en el puesto «{vacancy}». Como siguiente paso, {customer} le invita a una {interview}.', '{how}'],
    },
    PII_COMPLETED: {
      subject: 'Hemos recibido sus datos: {vacancy}',
      lines: [
        'Gracias. Hemos recibido sus datos para la {interview} para el puesto «{vacancy}» en {customer}.',
        'Puede continuar ahora o volver más tarde con este enlace.',
      ],
    },
    IN_PROGRESS: {
      subject: 'Su {interview} ha comenzado: {vacancy}',
      lines: ['Ha comenzado la {interview} para el puesto «{vacancy}» en {customer}.', kept],
    },
    COMPLETED: {
      subject: '{customer} ha recibido su {interview}',
      lines: [
        'Gracias por completar la {interview} para el puesto «{vacancy}». {customer} ha recibido sus respuestas.',
        'Cuando se hayan revisado, recibirá noticias sobre los siguientes pasos. Hasta entonces no tiene que hacer nada.',
      ],
    },
    ASSESSMENT_LINK_RESENT: {
      subject: 'Su enlace para la {interview} con {customer}',
      lines: ['Aquí tiene de nuevo su enlace para la {interview} para el puesto «{vacancy}» en {customer}.', '{how}'],
    },
    NOT_STARTED_FIRST_REMINDER: {
      subject: 'Recordatorio: su {interview} con {customer}',
      lines: ['Su {interview} para el puesto «{vacancy}» en {customer} le está esperando.', '{how}'],
    },
    NOT_STARTED_SECOND_REMINDER: {
      subject: 'Último recordatorio: su {interview} con {customer}',
      lines: [
        'Todavía no ha empezado la {interview} para el puesto «{vacancy}» en {customer}. Si el puesto le sigue interesando, aún está a tiempo.',
        '{how}',
      ],
    },
    NOT_COMPLETED_FIRST_REMINDER: {
      subject: 'Recordatorio: termine su {interview} con {customer}',
      lines: ['Ha empezado la {interview} para el puesto «{vacancy}» en {customer}, pero todavía no la ha terminado.', kept],
    },
    NOT_COMPLETED_SECOND_REMINDER: {
      subject: 'Último recordatorio: termine su {interview} con {customer}',
      lines: [
        'Su {interview} para el puesto «{vacancy}» en {customer} sigue sin terminar. Sin las respuestas que faltan no se podrá tener en cuenta.',
        kept,
      ],
    },
  },
  mails: {
    ORG_USER_CREATE_COMPLETED: {
      subject: 'Le damos la bienvenida a {brand}',
      lines: ['Se ha creado una cuenta para usted. Para empezar, cree su contraseña; inicie sesión con {email}.'],
    },
    EDGE_USER_EMAIL_MFA_CODE: {
      subject: 'Su código de verificación de {brand}',
      lines: ['Use este código para terminar de iniciar sesión en {brand}.', '{code}'],
    },
    EDGE_USER_RESEND_MFA_CODE: {
      subject: 'Su nuevo código de verificación de {brand}',
      lines: ['Aquí tiene el nuevo código que ha solicitado. El anterior ya no es válido.', '{code}'],
    },
    EDGE_USER_RESET_PASSWORD: {
      subject: 'Restablecer su contraseña de {brand}',
      lines: ['Alguien, probablemente usted, ha solicitado restablecer la contraseña de su cuenta de {brand}.'],
    },
    TI_PDF_REQUESTED: {
      subject: 'Su informe de Talent Insights está listo',
      lines: ['El informe de Talent Insights que ha solicitado está listo.'],
    },
    MI_PREDICTION_COMPLETED_SUCCESS: {
      subject: 'Su valoración My Insights está lista',
      lines: [
        'Gracias por su entrevista para el puesto «{vacancy}» en {customer}.',
        'Hemos preparado para usted My Insights: una valoración personal de lo que sus respuestas dicen de sus puntos fuertes.',
      ],
    },
    MI_PREDICTION_COMPLETED_SHORT: noInsights('Sus respuestas eran demasiado breves para preparar My Insights, la valoración personal.'),
    MI_PREDICTION_COMPLETED_GARBAGE: noInsights(
      'Sus respuestas eran demasiado difíciles de entender para preparar My Insights, la valoración personal.',
    ),
    MI_PREDICTION_COMPLETED_SELF_REPEATER: noInsights(
      'Sus respuestas se repiten demasiado para preparar My Insights, la valoración personal.',
    ),
    MI_PREDICTION_COMPLETED_NON_ENGLISH: noInsights(
      'My Insights, la valoración personal de sus respuestas, solo existe para respuestas en inglés.',
    ),
    MI_REPORT: {
      subject: 'Su informe My Insights',
      lines: ['Aquí tiene su informe My Insights, la valoración personal de su entrevista para el puesto «{vacancy}» en {customer}.'],
    },
    APPS_APPLICATION_STATUS_DECLINED: {
      subject: 'Su candidatura en {customer}',
      lines: [
        'Gracias por su candidatura al puesto «{vacancy}» y por el tiempo que le ha dedicado.',
        'Lamentamos comunicarle que {customer} no seguirá adelante con su candidatura.',
        'Le deseamos mucho éxito en el futuro.',
      ],
    },
    LI_SCHEDULER_SCHEDULED: {
      subject: 'Reservada: entrevista con {candidate}, {vacancy}',
      lines: ['La entrevista en directo que ha organizado está reservada.'],
    },
    LI_SCHEDULER_UPDATED: {
      subject: 'Modificada: entrevista con {candidate}, {vacancy}',
      lines: ['La entrevista en directo que ha organizado se ha modificado. Ahora queda así:'],
    },
    LI_SCHEDULER_CANCELLED: {
      subject: 'Cancelada: entrevista con {candidate}, {vacancy}',
      lines: ['La entrevista en directo que ha organizado se ha cancelado.'],
    },
    LI_INTERVIEWER_SCHEDULED: {
      subject: 'Reservada: usted entrevista a {candidate}, {vacancy}',
      lines: ['Se ha reservado una entrevista en directo que realizará usted.'],
    },
    LI_INTERVIEWER_UPDATED: {
      subject: 'Modificada: su entrevista con {candidate}, {vacancy}',
      lines: ['Se ha modificado una entrevista en directo que realizará usted. Ahora queda así:'],
    },
    LI_INTERVIEWER_CANCELLED: {
      subject: 'Cancelada: su entrevista con {candidate}, {vacancy}',
      lines: ['Se ha cancelado una entrevista en directo que iba a realizar usted.'],
    },
    LI_INTERVIEWER_RUNSHEET_REMINDER: {
      subject: 'Guion: su entrevista con {candidate}',
      lines: ['Se acerca su entrevista en directo. Le rogamos que consulte antes el guion.'],
    },
    LI_CANDIDATE_INVITATION: {
      subject: '{customer} le invita a una entrevista',
      lines: ['{customer} quiere hablar con usted sobre el puesto «{vacancy}». Elija la hora que mejor le venga.'],
    },
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: {
      subject: 'Recordatorio: elija una hora para su entrevista con {customer}',
      lines: ['Todavía no ha elegido una hora para su entrevista para el puesto «{vacancy}» en {customer}.'],
    },
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: {
      subject: 'Último recordatorio: elija una hora para su entrevista con {customer}',
      lines: ['{customer} sigue queriendo hablar con usted sobre el puesto «{vacancy}». Le rogamos que elija una hora.'],
    },
    LI_CANDIDATE_SCHEDULED: {
      subject: 'Su entrevista con {customer} está reservada',
      lines: ['Gracias. Su entrevista con {customer} está reservada.'],
    },
    LI_CANDIDATE_UPCOMING_REMINDER: {
      subject: 'Se acerca su entrevista con {customer}',
      lines: ['Le recordamos su entrevista. En {customer} se alegrarán de hablar con usted.'],
    },
    LI_CANDIDATE_CANCELLED: {
      subject: 'Su entrevista con {customer} se ha cancelado',
      lines: ['Lo sentimos: su entrevista con {customer} se ha cancelado y no tendrá lugar.'],
    },
    NOTIF_SMS_CREDITS: {
      subject: '{customer}: créditos de SMS restantes: {credits}',
      lines: [
        'Créditos de SMS que le quedan a {customer} en {brand}: {credits}. Ha pedido un aviso cuando haya menos de {threshold}.',
        'Cada parte de un SMS a una persona candidata consume un crédito. Sin créditos dejan de enviarse SMS.',
      ],
    },
  },
});
