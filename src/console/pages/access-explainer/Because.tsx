import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useScreens } from '../../../engine/screens/values/ScreensProvider.tsx';
import { useAvailability } from '../../../engine/screens/values/useAvailability.ts';
import { screenPath } from '../../../engine/screens/values/useScreenPath.ts';
import { useCustomer } from '../../customers/useCustomer.ts';
import type { Reason } from './useExplanation.ts';

export function Because({ reason, who }: { reason: Reason; who: string }) {
  const translate = useTranslate();
  const { base, plans } = useScreens();
  const { may, mayAsk } = useAvailability();
  const { customer } = useCustomer();
  const { effect, group, talentHub, statement } = reason;
  if (!group) return <>{translate(`access.why.because.${effect === 'deny' ? 'hiddenDeny' : 'hiddenAllow'}`, { who })}</>;
  const number = statement ?? 0;
  const rule = translate(`access.why.rules.${number === 0 ? 'basic' : 'advanced'}${talentHub ? 'TalentHub' : ''}`, { number });
  const { groups } = plans;
  const to = groups && may(groups, 'show') ? screenPath(base, groups).show(group._id) : undefined;
  const text = translate(`access.why.because.${effect}`, {
    who,
    group: groupMark,
    rule: ruleMark,
    place: placeOf(reason, customer, translate),
  });
  const rules = to !== undefined && mayAsk(talentHub ? 'CommonGetPolicy' : 'CommonGetPermissionTabState');
  return (
    <>
      {split(text, {
        [groupMark]: to !== undefined ? <Link to={to}>{group.name}</Link> : <strong>{group.name}</strong>,
        [ruleMark]: rules ? <Link to={`${to}?tab=${talentHub ? 'talentHub' : 'permissions'}`}>{rule}</Link> : rule,
      })}
    </>
  );
}

// Placeholders for links in the catalogue's sentence: characters that no name contains.
const groupMark = '\uE000';
const ruleMark = '\uE001';

function split(text: string, parts: Record<string, ReactNode>): ReactNode[] {
  return text.split(/([\uE000\uE001])/).map((piece, index) => <span key={index}>{parts[piece] ?? piece}</span>);
}

function placeOf(
  { department, resource }: Reason,
  customer: { customerId: string; customerDisplayName: string } | undefined,
  translate: ReturnType<typeof useTranslate>,
): string {
  if (department) return translate('access.why.places.below', { name: department.name });
  if (!customer || !resource?.split(':').includes(customer.customerId)) return translate('access.why.places.beyond');
  return translate('access.why.places.whole', { customer: customer.customerDisplayName });
}
