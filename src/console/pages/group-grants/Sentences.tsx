import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { anyPlace, rulesOf, type Rule } from '../../../domain/permissionRules.ts';
import { sentenceOf } from '../../access/sentences.ts';
import { useCustomer } from '../../customers/useCustomer.ts';
import type { Node } from './grid.ts';
import type { Statement } from './useGrants.ts';

interface Props {
  who: string;
  statements: readonly Statement[];
  nodes: readonly Node[];
}

export function Sentences({ who, statements, nodes }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { me, customer } = useCustomer();
  const [all, setAll] = useState(false);
  const sentences = useMemo(() => {
    const names = new Map(nodes.map(({ _id, name }) => [_id, name]));
    const customers = new Map(
      [...(me?.customers ?? []), ...(customer ? [customer] : [])].map((one) => [one.customerId, one.customerDisplayName]),
    );
    const texts = rulesOf(statements, {}).map((rule, index) =>
      sentenceOf(
        { ...inWhole(rule, customer?.rootHierarchyId), otherActions: [] },
        {
          ...{ translate, locale, who },
          rights: statements[index]?.actions ?? [],
          departmentName: (id) => names.get(id),
          customerName: (id) => customers.get(id),
        },
      ),
    );
    return [...new Set(texts)];
  }, [statements, nodes, me, customer, translate, locale, who]);
  if (sentences.length === 0) return null;
  const shown = all ? sentences : sentences.slice(0, most);
  return (
    <section>
      <Title>{translate('access.grants.sentences')}</Title>
      <List>
        {shown.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </List>
      {shown.length < sentences.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {translate('access.grants.moreSentences', { smart_count: sentences.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

const inWhole = (rule: Rule, root: string | undefined): Rule => ({
  ...rule,
  customers: rule.customers.map((one) =>
    root !== undefined && one.hierarchyIds.includes(root) ? { ...one, hierarchyIds: [anyPlace] } : one,
  ),
});

const most = 5;

export const Title = styled('h2')(({ theme }) => ({ ...theme.typography.subtitle1, fontWeight: 600, margin: theme.spacing(0, 0, 1) }));

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  paddingInlineStart: theme.spacing(2.5),
  display: 'grid',
  gap: theme.spacing(0.75),
  maxWidth: '80ch',
  overflowWrap: 'anywhere',
}));
