import { useTranslate } from 'ra-core';
import { Option, Options } from '../../../engine/screens/widgets/Choice.tsx';
import { Control } from '../../../engine/screens/widgets/Control.tsx';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { Help } from '../../../engine/screens/widgets/fieldset.ts';
import type { Stage } from './stage.ts';

interface Props extends InputProps {
  first: boolean;
  count: number;
  stage: Stage;
  /** Saved already: its package, and so its kind, can't be changed. */
  fixed: boolean;
}

/** Chat or video interview; the kind that this stage can't be says why (specification 3 §5 “Workflow”). */
export function StageType({ first, count, stage, fixed, ...props }: Props) {
  const translate = useTranslate();
  const why = {
    FI: first ? undefined : 'validation.workflow.product.chatSecond',
    SI: !first
      ? undefined
      : count > 1
        ? 'validation.workflow.product.videoFirst'
        : (stage.triggers ?? []).length > 0
          ? 'validation.workflow.triggers.video'
          : undefined,
  };
  return (
    <Control {...props} group>
      {({ id, value, onChange }) => (
        <Options>
          {(['FI', 'SI'] as const).map((product) => {
            const forbidden = value === product ? undefined : why[product];
            return (
              <span key={product}>
                <Option>
                  <input
                    type="radio"
                    name={id}
                    checked={value === product}
                    disabled={fixed || forbidden !== undefined}
                    aria-describedby={forbidden && `${id}-${product}`}
                    onChange={() => onChange(product)}
                  />
                  {translate(`enums.AssessmentProduct.${product}`)}
                </Option>
                {forbidden && !fixed && (
                  <Help id={`${id}-${product}`} sx={{ display: 'block', ml: 3 }}>
                    {translate(forbidden)}
                  </Help>
                )}
              </span>
            );
          })}
        </Options>
      )}
    </Control>
  );
}
