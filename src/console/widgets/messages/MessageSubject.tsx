import { useRecordContext } from 'ra-core';
import { Control } from '../../../engine/screens/widgets/Control.tsx';
import { TextBox } from '../../../engine/screens/widgets/TextBox.tsx';
import type { InputProps } from '../../../engine/screens/values/input.ts';

/** Subject of a mail; a text message has none. */
export function MessageSubject(props: InputProps) {
  const record = useRecordContext();
  return record?.['channel'] === 'SMS' ? null : <Control {...props}>{(control) => <TextBox {...control} />}</Control>;
}
