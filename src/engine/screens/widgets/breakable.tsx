import { Fragment, type ReactNode } from 'react';

/** Breaks at joints: `ada.example@` / `acme.example`. */
export function breakable(text: string): ReactNode {
  if (text.length < 16 || /\s/.test(text) || !text.includes('@')) return text;
  const parts = text.split(/(?<=@)/);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
