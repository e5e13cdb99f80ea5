import type { FieldProps } from '../../engine/screens/values/field.ts';
import { CopyIdField } from '../../engine/screens/widgets/Id.tsx';
import { objectsOf } from '../../engine/screens/widgets/inList.ts';
import { Missing } from '../../engine/screens/widgets/Missing.tsx';

/** The link by which anybody may start the first stage, with a button that copies it (specification 3 §2); to a later one candidates are progressed. */
export function InviteLinksField(props: FieldProps) {
  const [first] = objectsOf(props);
  return first ? <CopyIdField value={first['assessmentLink']} /> : <Missing />;
}
