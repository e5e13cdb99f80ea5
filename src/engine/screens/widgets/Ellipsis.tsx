import { styled } from '@mui/material/styles';
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
    <Clamp ref={text} lines={lines} onMouseEnter={look} onMouseLeave={leave} onFocus={look} onBlur={leave}>
      {children}
    </Clamp>
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

const Clamp = styled('span', { shouldForwardProp: (name) => name !== 'lines' })<{ lines: number }>(({ lines }) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
}));
