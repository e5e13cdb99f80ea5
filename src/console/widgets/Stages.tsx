import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Values } from '../../engine/plan/sources.ts';
import type { FieldProps } from '../../engine/screens/values/field.ts';
import { CopyIdField } from '../../engine/screens/widgets/Id.tsx';
import { objectsOf } from '../../engine/screens/widgets/inList.ts';
import { Missing } from '../../engine/screens/widgets/Missing.tsx';
import { rulesOf } from './rulesOf.ts';
import { Tag } from '../../engine/screens/widgets/Tag.tsx';

/** The stages of a workflow in order, each with its assessment and what its rules do (specification 3 §2). */
export function StagesField(props: FieldProps) {
  const stages = objectsOf(props);
  return stages.length === 0 ? <Missing /> : <StageCards stages={stages} />;
}

export function StageCards({ stages }: { stages: readonly Values[] }) {
  const translate = useTranslate();
  // Unnamed stages are called “Stage N” (specification 3 §3); avoids saying it twice.
  const titleOf = (name: unknown, number: number): string => {
    const untitled = translate('screens.stages.untitled', { number });
    return typeof name !== 'string' || !name || name === untitled ? untitled : translate('screens.stages.title', { number, name });
  };
  return (
    <Cards>
      {stages.map((stage, index) => {
        const rules = rulesOf(stage['triggers'], translate);
        const { product, language } = stage;
        return (
          <li key={String(stage['_id'] ?? index)}>
            <header>
              <strong>{titleOf(stage['name'], index + 1)}</strong>
              {typeof product === 'string' && <Tag tone="info">{translate(`enums.AssessmentProduct.${product}`, { _: product })}</Tag>}
            </header>
            <dl>
              <dt>{translate('screens.stages.package')}</dt>
              <dd>{stage['assessmentPackageName'] ? String(stage['assessmentPackageName']) : <Missing />}</dd>
              <dt>{translate('screens.stages.packageId')}</dt>
              <dd>
                <CopyIdField value={stage['externalAssessmentPackageId']} />
              </dd>
              <dt>{translate('screens.stages.language')}</dt>
              <dd>{typeof language === 'string' ? translate(`enums.StageLanguage.${language}`, { _: language }) : <Missing />}</dd>
              <dt>{translate('screens.stages.rules')}</dt>
              <dd>
                {rules.length === 0
                  ? translate('screens.stages.noRules')
                  : rules.map(({ text, enabled }) => (
                      <p key={text}>
                        {text} {!enabled && <Tag>{translate('screens.stages.off')}</Tag>}
                      </p>
                    ))}
              </dd>
            </dl>
          </li>
        );
      })}
    </Cards>
  );
}

const Cards = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > li': {
    padding: theme.spacing(1.5, 2),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.background.paper,
  },
  '& header': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), alignItems: 'center', marginBottom: theme.spacing(1) },
  '& dl': { display: 'grid', gridTemplateColumns: 'minmax(96px, 32%) 1fr', gap: theme.spacing(0.75, 2), margin: 0 },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0 },
  '& p + p': { marginTop: theme.spacing(0.5) },
}));
