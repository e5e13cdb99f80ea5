// Tests that turn a field of a settings form, by the field.

export const settingTests: Record<string, [file: string, title: string]> = {
  'message-texts.subject': ['platform/services/messageTexts.test.ts', 'is what leaves from then on, in its event and language alone'],
  'message-texts.body': ['platform/services/messageTexts.test.ts', 'is what leaves from then on, in its event and language alone'],
  'notification-settings.isGlobalSmsEnabled': ['platform/services/notify.test.ts', 'goes with the mail, and takes its parts'],
  'notification-settings.settings': ['platform/services/notify.test.ts', 'names the template of the customer’s own'],
  'sign-in-rules.secondFactorFor': ['platform/services/signInRules.test.ts', 'asks the named types of users for a second factor'],
  'sign-in-rules.mailedCodes': ['platform/services/signInRules.test.ts', 'lets whoever has none do nothing but add one'],
  'sign-in-rules.idleLimit': ['platform/services/sessionLimits.test.ts', 'end an idle session, however often its tab renews it or calls'],
  'sign-in-rules.absoluteLimit': ['platform/services/sessionLimits.test.ts', 'end a session whatever is done'],
};
