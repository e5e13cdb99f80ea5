import { useEffect, useRef, type ComponentProps } from 'react';

export function TriBox({ half, ...props }: Omit<ComponentProps<'input'>, 'type'> & { half: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = half;
  }, [half]);
  return <input ref={box} type="checkbox" {...props} />;
}
