import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Plan } from '../../plan/Plan.ts';
import { useAvailability } from '../values/useAvailability.ts';

export function SetUp({ plan, section, onBegin }: { plan: Plan; section: string | undefined; onBegin: () => void }) {
  const translate = useTranslate();
  const { may } = useAvailability();
  const of = section === undefined ? '' : translate(plan.sections?.choices.find(({ id }) => id === section)?.label ?? '', { _: '' });
  const general = translate(`resources.${plan.name}.setUpHelp`, { section: of, _: '' });
  const help = translate(`resources.${plan.name}.setUpHelpOf.${section}`, { _: general });
  if (!may(plan, 'create') && !may(plan, 'update')) return null;
  return (
    <div>
      {help && <p style={{ marginTop: 0, maxWidth: 720 }}>{help}</p>}
      <Button variant="contained" onClick={onBegin}>
        {translate(`resources.${plan.name}.setUp`, { section: of })}
      </Button>
    </div>
  );
}
