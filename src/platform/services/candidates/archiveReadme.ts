const about: Record<string, string> = {
  candidate: 'name, address, number and place',
  applications: 'what they applied for, and how it stands',
  history: 'what happened to their applications, and when',
  notes: 'what users wrote about their applications',
  assessments: 'their assessments with results; recordings and answers are with the provider of the assessments, at the links',
  interviews: 'booked interviews',
  emails: 'emails to them or about them that are not over 7 days old',
  'email-events': 'what became of emails to them',
  'text-messages': 'text messages to them that are not over 7 days old',
  'text-message-events': 'what became of text messages to them',
  reminders: 'messages that will be sent',
  'suppressed-addresses': 'why their address is not emailed',
  'ats-invitations': 'invitations that wait for their day',
  'ats-requests': 'exchanged with applicant tracking systems',
  'webhook-deliveries': 'sent to other systems of the customer',
  changes: 'who changed what about them, from the audit log',
};

/** Says what is in an archive, and what to look at before it is handed over. */
export const archiveReadme = (brand: string, made: Date, files: ReadonlyMap<string, readonly object[]>): string =>
  [
    `Everything that ${brand} holds about one candidate, as of ${made.toISOString()}.`,
    '',
    'Times are UTC. Each file is a list in JSON (UTF-8).',
    '',
    ...[...files].map(([file, rows]) => `${file}.json: ${rows.length}. ${about[file] ?? ''}`),
    '',
    'Emails, notes and requests may name other people. Read them before you hand this over.',
    '',
  ].join('\n');
