import { Control } from '../../engine/screens/widgets/Control.tsx';
import type { InputProps } from '../../engine/screens/values/input.ts';
import { ReferencePicker, ReferencesPicker } from '../../engine/screens/widgets/ReferencePicker.tsx';
import { GroupRights } from './GroupRights.tsx';

/** Chooses one group or several; each choice says what the group allows. */
export function GroupPicker(props: InputProps) {
  const Picker = props.field.kind === 'references' ? ReferencesPicker : ReferencePicker;
  return <Control {...props}>{(control) => <Picker {...control} about={GroupRights} />}</Control>;
}
