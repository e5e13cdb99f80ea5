import { at, type Values } from '../../plan/sources.ts';
import { titleOf } from '../../plan/titleOf.ts';
import { isEmpty, type CellText, type FieldProps } from '../values/field.ts';

export function memberOf({ value, column }: Pick<FieldProps, 'value' | 'column'>) {
  const type = String((value as Values)['__typename']);
  return { type, member: Object.hasOwn(column.members ?? {}, type) ? column.members?.[type] : undefined };
}

export const memberText: CellText = ({ value, column }, { translate }) => {
  if (isEmpty(value)) return null;
  const { type, member } = memberOf({ value, column });
  if (!member) return type;
  const id = member.id && at(value, member.id);
  return `${titleOf(member, value) || (isEmpty(id) ? '' : String(id))} ${translate(member.label)}`.trim();
};

/** The name alone, for other programs. */
export const memberRaw = ({ value, column }: Pick<FieldProps, 'value' | 'column'>): unknown => {
  const member = isEmpty(value) ? undefined : memberOf({ value, column }).member;
  return member ? titleOf(member, value) : null;
};
