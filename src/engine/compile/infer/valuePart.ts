import { isLong, isForeign, heldBy, keyBeside, pointedAt, type Held, type Reading } from './fields.ts';
import { ranks, type ColumnCandidate } from './columnCandidates.ts';
import { pickedFrom } from './pickedFrom.ts';
import { widgetOfNumber, widgetOfText } from './valueWidgets.ts';
import { labelOf } from './words.ts';

export function valuePart(reading: Reading, type: string, { name, shape, kind }: Held, id: string | undefined): ColumnCandidate {
  const pointed = pointedAt(reading, type, name);
  const reference = pointed === undefined ? undefined : pickedFrom(reading, pointed);
  if (name === id) return { path: name, rank: ranks.id, hidden: true };
  if (reference !== undefined) {
    const shownByName = keyedRelation(reading, type, name);
    return {
      path: name,
      rank: shownByName ? ranks.hidden : ranks.relation,
      reference,
      label: labelOf(name.replace(/_?(id|ids)$/i, '')),
      hidden: shownByName || shape.list,
      // The list shows the name of the related record.
      ...(shownByName && { only: 'details' }),
    };
  }
  if (shape.list)
    return { path: name, rank: ranks.hidden, hidden: true, ...(kind === 'json' && shape.name !== 'JSON' && { widget: 'text' }) };
  if (isForeign(name) || kind === 'id' || name === 'nodeId') return { path: name, rank: ranks.id, hidden: true };
  if (kind === 'dateTime' || kind === 'date' || /[a-z]At$|_at$/.test(name)) {
    if (/^(created|inserted)/i.test(name)) return { path: name, rank: ranks.timestamp };
    return /^(updated|modified|changed|deleted|archived)/i.test(name)
      ? { path: name, rank: ranks.timestamp + 0.5, hidden: true }
      : { path: name, rank: ranks.date };
  }
  if (kind === 'choice') return { path: name, rank: ranks.choice };
  const widget = kind === 'number' ? widgetOfNumber(name) : widgetOfText(name, kind, shape.name);
  const shown = widget === undefined ? {} : { widget };
  if (kind === 'number') return { path: name, rank: ranks.number, ...shown };
  if (kind === 'boolean') return { path: name, rank: ranks.boolean };
  const long = kind === 'json' || kind === 'multiline' || isLong(name) || /url|image|avatar|photo|token|hash|password/i.test(name);
  return { path: name, ...(long ? { rank: ranks.hidden, hidden: true } : { rank: ranks.text }), ...shown };
}

const keyedRelation = ({ api }: Reading, type: string, key: string): boolean =>
  heldBy(api, type).some(
    ({ name, shape }) => (shape.kind === 'OBJECT' || shape.kind === 'INTERFACE') && !shape.list && keyBeside(api, type, name) === key,
  );
