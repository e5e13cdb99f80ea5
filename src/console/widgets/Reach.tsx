import type { FieldProps } from '../../engine/screens/values/field.ts';
import { choiceText } from '../../engine/screens/widgets/choiceText.ts';
import { StatusField } from '../../engine/screens/widgets/Status.tsx';
import { useCellWords } from '../../engine/screens/widgets/useCellWords.ts';
import { reachText } from './cells.ts';

/** State of an address that we call, and since when and until when we don't reach it. */
export function ReachField(props: FieldProps) {
  const words = useCellWords();
  const text = reachText(props, words);
  return (
    <>
      <StatusField {...props} />
      {text !== choiceText(props, words) && <span style={{ marginInlineStart: 8 }}>{text}</span>}
    </>
  );
}
