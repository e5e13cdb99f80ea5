import type { ReactNode } from 'react';
import { BrandMark } from '../../screens/shell/BrandMark.tsx';
import './signIn.css';

/** The background picture with the card in its middle; refusals and outages use it, too. */
export function Frame({
  brandName,
  children,
  footer,
  aside,
}: {
  brandName: string;
  children: ReactNode;
  footer?: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <div className="signin">
      <main className="signin-card">
        <div className="signin-brand">
          <BrandMark />
          <span>{brandName}</span>
        </div>
        {children}
        {footer}
      </main>
      {aside}
    </div>
  );
}
