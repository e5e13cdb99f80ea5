import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useScreens } from '../../../engine/screens/values/ScreensProvider.tsx';
import { Help } from '../../../engine/screens/widgets/fieldset.ts';
import { ChoiceInput } from '../../../engine/screens/widgets/Choice.tsx';
import { RuleConditions } from './RuleConditions.tsx';
import { newRule, ruleOf, type ActionType, type Stage, type Trigger } from './stage.ts';

interface Props {
  path: string;
  stage: Stage;
  count: number;
  onChange: (stage: Stage) => void;
  errorAt: (path: string) => string | undefined;
}

/** The rules of the first stage, at most one of each kind: moving on to the next stage, and changing the application's status. */
export function StageRules({ path, stage, count, onChange, errorAt }: Props) {
  const translate = useTranslate();
  const { flag } = useScreens();
  const triggers = stage.triggers ?? [];
  const kinds: ActionType[] = ['MOVE_STAGE', ...(flag('edgeWorkflowStatusRuleEnabled') ? (['UPDATE_STATUS'] as const) : [])];
  const set = (rules: Trigger[]) => onChange({ ...stage, triggers: rules });
  return kinds.map((type) => {
    const rule = ruleOf(stage, type);
    const index = rule ? triggers.indexOf(rule) : -1;
    const at = `${path}.${index}`;
    const forbidden =
      stage.product === 'SI'
        ? 'validation.workflow.triggers.video'
        : type === 'MOVE_STAGE' && count < 2
          ? 'validation.workflow.triggers.noNextStage'
          : undefined;
    const change = (next: Trigger) => set(triggers.map((each) => (each === rule ? next : each)));
    return (
      <Rule key={type} data-field={rule ? at : undefined} aria-label={translate(`screens.form.stages.rules.${type}`)} role="group">
        <label>
          <Switch
            size="small"
            checked={rule !== undefined}
            disabled={forbidden !== undefined && !rule}
            onChange={(_, on) => set(on ? [...triggers, newRule(type)] : triggers.filter((each) => each !== rule))}
            slotProps={{ input: { 'aria-describedby': forbidden && `${path}-${type}` } }}
          />
          {translate(`screens.form.stages.rules.${type}`)}
        </label>
        {forbidden && <Help id={`${path}-${type}`}>{translate(forbidden)}</Help>}
        {rule && (
          <>
            {type === 'UPDATE_STATUS' && (
              <ChoiceInput
                field={{ ...status, name: `${at}.action.payload.status` }}
                value={rule.action.payload?.status}
                onChange={(chosen) => change({ ...rule, action: { type, payload: chosen ? { status: String(chosen) } : {} } })}
                error={errorAt(`${index}.action.payload.status`) ?? errorAt(`${index}.action.payload`)}
                onBlur={() => undefined}
                focusRef={() => undefined}
              />
            )}
            <RuleConditions
              path={`${at}.conditions`}
              rule={rule}
              onChange={change}
              errorAt={(below) => errorAt(`${index}.conditions${below}`)}
            />
          </>
        )}
      </Rule>
    );
  });
}

const status = {
  label: 'screens.form.stages.status',
  help: 'screens.form.stages.help.status',
  kind: 'choice' as const,
  required: true,
  choices: [{ id: 'APPS_APPLICATION_INTERVIEW', label: 'screens.form.stages.interview' }],
};

const Rule = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingTop: theme.spacing(1),
  borderTop: `1px solid ${theme.palette.divider}`,
  '& > label': { ...theme.typography.body2, display: 'flex', alignItems: 'center', gap: theme.spacing(1), fontWeight: 600 },
}));
