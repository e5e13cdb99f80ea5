import { coerceInputValue, isInputType } from 'graphql';
import { rights } from '../../../generated/rights.ts';
import { badInput, forbidden } from '../../errors.ts';
import { theContract } from '../../export/columns.ts';
import { fieldAccess, placeOf } from '../../fieldAccess.ts';
import type { ChangedRows, Refused } from '../../lists/bulk.ts';
import { bodyOf, operation } from '../../operation.ts';
import { accessScope, accessEverywhere } from '../../policy/accessScope.ts';
import { acceptForm } from '../../validation.ts';
import type { NotificationChannel } from '../../../generated/types.ts';
import type { TemplateLanguage } from '../../../generated/values.ts';
import { isPersonal, personalRight } from '../audit-log/personal.ts';
import { tryOperation } from './trial.ts';
import type { Trial } from './trial.ts';

const mostNames = 20;

/** Previews a bulk action: runs it, counts its effects, and rolls it back. Reveals no more than the action itself. */
export const previewAction = operation('CommonPreviewAction', {}, async ({ input }, context) => {
  const body = bodyOf(input.operation);
  const needed = rights[input.operation];
  if (!body?.options.tried || !Array.isArray(needed)) {
    throw badInput({ operation: 'validation.preview.operation' }, { message: 'This operation has no preview.', reason: 'NO_PREVIEW' });
  }
  const whole = accessScope(context.session.statements, needed, context.region);
  if (whole.empty) throw forbidden();
  const given = argumentsOf(input.operation, input.variables);
  const args = body.options.form ? acceptForm(body.options.form, given) : given;
  const { access: accessible, hidden } = await fieldAccess(
    context,
    whole,
    isPersonal(input.operation) ? [personalRight] : [],
    placeOf(args),
  );
  const isHidden = hidden.size > 0;
  const trial = await tryOperation(context, {
    ...{ body, args, access: accessible },
    everywhere: () => accessEverywhere(context.session.statements, needed),
  });
  const { result, signedOut, mailed, texted, messages, suppressed, example, reasons, isReasonRequired } = trial;
  const { reported, reportedTo, webhooks } = trial;
  const { data = [single], refused = [] } = result as Partial<ChangedRows>;
  return {
    ...{ changed: data.length, refused: byReason(refused, isHidden ? 0 : mostNames), signedOut, mailed: mailed.size, texted: texted.size },
    ...{ reported, reportedTo: [...new Set(reportedTo.values())].toSorted(), webhooks: webhooks.size },
    ...{ messages: counts(messages), suppressed },
    example: isHidden ? null : exampleOf(example),
    ...{ holdMinutes: context.settings.messageHoldMinutes, reasons, isReasonRequired },
  };
});

/** An action that answers without rows, such as an invitation, changes one thing. */
const single = { _id: '' };

const counts = (messages: Trial['messages']) =>
  [...messages]
    .map(([key, count]) => {
      const [channel, language] = key.split(' ') as [NotificationChannel, TemplateLanguage];
      return { channel, language, count };
    })
    .toSorted((one, other) => other.count - one.count);

function exampleOf({ EMAIL: mail, SMS: sms }: Trial['example']) {
  const first = mail ?? sms;
  if (!first) return null;
  return {
    ...{ name: first.name, template: first.template },
    ...(mail?.channel === 'EMAIL' && { email: mail.email, subject: mail.subject, html: mail.html }),
    ...(sms?.channel === 'SMS' && { phoneNumber: sms.phoneNumber, text: sms.text }),
  };
}

function byReason(refused: readonly Refused[], most: number) {
  const groups = new Map<string, Refused[]>();
  for (const each of refused) groups.set(each.reason, [...(groups.get(each.reason) ?? []), each]);
  return [...groups].map(([reason, rows]) => ({
    reason,
    count: rows.length,
    names: rows.slice(0, most).flatMap(({ name }) => name ?? []),
  }));
}

function argumentsOf(name: string, variables: unknown): Record<string, unknown> {
  const input = typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : {};
  const args: Record<string, unknown> = {};
  let wrong: string | undefined;
  for (const { name: arg, type } of theContract().getMutationType()?.getFields()[name]?.args ?? []) {
    if (input[arg] === undefined && !String(type).endsWith('!')) continue;
    if (isInputType(type)) args[arg] = coerceInputValue(input[arg], type, (path) => (wrong ??= [arg, ...path].join('.')));
  }
  if (wrong === undefined) return args;
  const message = 'The variables do not match the action’s arguments.';
  throw badInput({ [`variables.${wrong}`]: 'validation.preview.variables' }, { message, reason: 'INVALID_VARIABLES' });
}
