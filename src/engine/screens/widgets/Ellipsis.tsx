import Tooltip from '@mui/material/Tooltip';
import { useRef, useState, type ReactNode } from 'react';

/** With a tooltip if cut off (spec 1 §2.3), created on hover or focus only: lists have hundreds. */
export function Ellipsis({ children, lines = 2 }: { children: ReactNode; lines?: number }) {
  const text = useRef<HTMLSpanElement>(null);
  const [whole, setWhole] = useState<string | null>(null);
  const look = () => {
    const element = text.current;
    if (element && (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1))
      setWhole(element.textContent);
  };
  const leave = () => setWhole(null);
  const clamped = (
    <span
      ref={text}
      className="ellipsis"
      style={lines === 2 ? undefined : { WebkitLineClamp: lines }}
      onMouseEnter={look}
      onMouseLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      {children}
    </span>
  );
  return (
    <>
      {clamped}
      {whole !== null && (
        <Tooltip open title={whole} placement="bottom-start" slotProps={{ popper: { anchorEl: text.current } }}>
          <span hidden />
        </Tooltip>
      )}
    </>
  );
}
