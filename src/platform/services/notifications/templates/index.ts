export type { TemplateFacts } from './facts.ts';
export type { MailBranding } from './look.ts';
export { renderNotice, renderSms, templateLanguageOf } from './render.ts';
export type { OwnText } from './ownText.ts';
