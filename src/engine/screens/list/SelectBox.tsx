import { startTransition, useEffect, useOptimistic, useRef, type ChangeEvent } from 'react';

interface Props {
  checked: boolean;
  some?: boolean;
  disabled?: boolean;
  label: string;
  onChange: (withShift: boolean) => void;
}

/** Native: Material's costs a hundred rows a hundred ripples, and axe finds its label critical (stack.md). */
export function SelectBox({ checked, some = false, disabled = false, label, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  // The box is painted first; bars and buttons of the selection follow in slices (`settle` of useSelection).
  const [shown, show] = useOptimistic(checked);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !shown;
  }, [some, shown]);
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const withShift = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
    // A key may move the focus at once to a button that only the selection enables.
    const byPointer = 'detail' in nativeEvent && nativeEvent.detail !== 0;
    if (!byPointer) return onChange(withShift);
    startTransition(() => {
      show(target.checked);
      onChange(withShift);
    });
  };
  return (
    <label className="select-box">
      <input ref={box} type="checkbox" checked={shown} disabled={disabled} aria-label={label} onChange={change} />
    </label>
  );
}
