import type { FieldProps } from './field.ts';
import { CopyIdField } from './Id.tsx';
import { objectsOf } from './inList.ts';
import { Missing } from './Missing.tsx';

/** The link by which anybody may start the first stage, with a button that copies it (specification 3 §2); to a later one candidates are progressed. */
export function InviteLinksField(props: FieldProps) {
  const [first] = objectsOf(props);
  return first ? <CopyIdField value={first['assessmentLink']} /> : <Missing />;
}
