import { smsTexts } from '../language.ts';

const received = '{customer} ha recibido su entrevista para {vacancy}.';

export const spanish = smsTexts({
  greeting: 'Hola, {firstName}. ',
  assessment: {
    PII_COMPLETED: '{customer} tiene sus datos para {vacancy}. Siga con la {interview}: {link}',
    IN_PROGRESS: 'Su {interview} para {vacancy} en {customer} ha comenzado. Puede seguir cuando quiera: {link}',
    COMPLETED: '¡Gracias! {customer} ha recibido su {interview} para {vacancy}.',
    ASSESSMENT_LINK_RESENT: 'Su enlace para la {interview} para {vacancy} en {customer}: {link}',
    NOT_STARTED_FIRST_REMINDER: 'Su {interview} para {vacancy} en {customer} le espera: {link}',
    NOT_STARTED_SECOND_REMINDER: 'Recordatorio final de su {interview} para {vacancy} en {customer}: {link}',
    NOT_COMPLETED_FIRST_REMINDER: 'Su {interview} para {vacancy} en {customer} sigue sin terminar. Siga con ella: {link}',
    NOT_COMPLETED_SECOND_REMINDER: 'Recordatorio final: termine su {interview} para {vacancy} en {customer}: {link}',
  },
  messages: {
    MI_PREDICTION_COMPLETED_SUCCESS: 'Ya tiene listo My Insights sobre su entrevista para {vacancy} en {customer}.[ Leer: {link}]',
    MI_PREDICTION_COMPLETED_SHORT: `${received} Para My Insights sus respuestas eran demasiado breves.`,
    MI_PREDICTION_COMPLETED_GARBAGE: `${received} Para My Insights no se entienden bien sus respuestas.`,
    MI_PREDICTION_COMPLETED_SELF_REPEATER: `${received} Para My Insights sus respuestas se repiten demasiado.`,
    MI_PREDICTION_COMPLETED_NON_ENGLISH: `${received} My Insights solo existe para respuestas en inglés.`,
    MI_REPORT: 'Su informe My Insights sobre la entrevista para {vacancy} en {customer}: {link}',
    APPS_APPLICATION_STATUS_DECLINED:
      'Gracias por su candidatura para {vacancy}. Lo sentimos: {customer} no va a seguir adelante con ella. ¡Le deseamos mucho éxito!',
    LI_CANDIDATE_INVITATION: '{customer} le invita a una entrevista para {vacancy}. Elija una hora: {link}',
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: 'Por favor, elija una hora para su entrevista para {vacancy} en {customer}: {link}',
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: 'Recordatorio final: elija una hora para su entrevista para {vacancy} en {customer}: {link}',
    LI_CANDIDATE_SCHEDULED: 'Su entrevista para {vacancy} en {customer} queda reservada: {when}.[ Lugar: {place}.][ Enlace: {link}]',
    LI_CANDIDATE_UPCOMING_REMINDER:
      'Recordatorio de su entrevista para {vacancy} en {customer}: {when}.[ Lugar: {place}.][ Enlace: {link}]',
    LI_CANDIDATE_CANCELLED: 'Su entrevista para {vacancy} en {customer}[ ({when})] se ha cancelado. Lo sentimos.',
  },
});
