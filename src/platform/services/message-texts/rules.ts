import { limits } from '../../../domain/limits.ts';
import type { OperationContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import type { Owner } from '../../lists/customer.ts';
import { variablesOf } from '../notifications/templates/editableText.ts';
import type { OwnText } from '../notifications/templates/index.ts';
import { textProblems } from '../notifications/templates/textProblems.ts';
import { exampleFacts } from './messages.ts';
import type { OwnMessage } from './messages.ts';

/** The text as it is stored; refused at its fields where its variables or links don't fit. */
export async function requireText(
  context: OperationContext,
  owner: Owner,
  message: OwnMessage,
  input: { subject?: string | null | undefined; body: string },
): Promise<OwnText> {
  const isSms = message.channel === 'SMS';
  const subject = isSms ? null : (input.subject ?? '').trim();
  const text = { subject, body: input.body.replace(/\r\n?/g, '\n').trim() };
  const tooLong = {
    ...((subject?.length ?? 0) > limits.messageSubject && { subject: 'validation.messageText.subject.maxLength' }),
    ...(text.body.length > limits.messageBody && { body: 'validation.messageText.body.maxLength' }),
  };
  if (Object.keys(tooLong).length > 0) {
    const most = { subject: { limit: limits.messageSubject }, body: { limit: limits.messageBody } };
    throw badInput(tooLong, { fieldArgs: Object.fromEntries(Object.entries(most).filter(([field]) => field in tooLong)) });
  }
  const problems = textProblems(text, isSms, variablesOf(message, await exampleFacts(context, owner)));
  if (problems.length > 0) {
    const fieldArgs = Object.fromEntries(problems.flatMap(({ field, args }) => (args ? [[field, args]] : [])));
    throw badInput(
      Object.fromEntries(problems.map(({ field, key }) => [field, key])),
      Object.keys(fieldArgs).length > 0 ? { fieldArgs } : {},
    );
  }
  return text;
}
