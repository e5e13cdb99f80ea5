import type { ComponentProps } from 'react';
import type { OpenRecord } from './useOpenRecord.ts';

interface Props extends ComponentProps<'a'> {
  id: string;
  to: string;
  opening: OpenRecord;
}

/** Plain: a list has a hundred, and the router's link is three components with ten hooks. */
export const RecordLink = ({ id, to, opening, children, ...props }: Props) => (
  <a href={to} onClick={(event) => opening.follow(event, id, to)} {...props}>
    {children}
  </a>
);
