import type { Settings } from '../../context.ts';
import type { emailDomains } from './identityTable.ts';
import { publishedAt } from '../../mail/dkimZone.ts';

type Row = Pick<typeof emailDomains.$inferSelect, 'emailIdentity' | 'tokens'>;

export const recordsOf = ({ emailIdentity, tokens }: Row, settings: Settings) =>
  tokens.map(({ token, found }) => {
    const value = publishedAt(token, settings);
    return {
      name: `${token}._domainkey.${emailIdentity}`,
      type: 'CNAME',
      value,
      found,
      isRight: found && isRight(found, value),
    };
  });

export const isRight = (found: readonly string[], value: string): boolean =>
  found.length > 0 && found.every((each) => each.toLowerCase().replace(/\.$/, '') === value.toLowerCase());
