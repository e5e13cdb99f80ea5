import Block from '@mui/icons-material/Block';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Because } from '../../../plan/availability.ts';
import { usePageCommands } from '../../values/pageCommands.ts';
import { planAt } from '../../values/planAt.ts';
import { useScreens } from '../../values/ScreensProvider.tsx';
import { useShell } from '../../values/ShellProvider.tsx';
import { controlsOf, hiddenEntries } from './controls.ts';

export function WhyPanel({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const screens = useScreens();
  const { pathname } = useLocation();
  const id = useId();
  const page = usePageCommands();
  const plans = Object.values(screens.plans);
  const plan = planAt(plans, screens.base, pathname);
  const { explains } = useShell();
  // Only support reads of what is switched off, and by its names.
  const isTold = ({ because }: { because: readonly Because[] }) => explains || because.every(({ kind }) => kind === 'right');
  const controls = (plan ? controlsOf(plan, screens) : []).filter(isTold);
  const hidden = hiddenEntries(plans, screens).filter((entry) => entry.plan !== plan && isTold(entry));
  const nameOf = (each: { name: string }) => translate(`resources.${each.name}.name`);
  const labelOf = (use: string, action?: string) =>
    action
      ? translate(`resources.${plan?.name}.actions.${action}`, { _: translate(`screens.action.names.${action}`, { _: action }) })
      : translate(`palette.controls.${use}`);
  const reason = (because: Because): string => {
    if (!explains) return translate('palette.because.plain');
    if (because.kind === 'flag') return translate('palette.because.flag', { name: because.name });
    if (because.kind === 'contract') return translate('palette.because.contract');
    return translate('palette.because.right', { smart_count: because.names.length, names: because.names.join(', ') });
  };
  const disabled = page.filter(({ because }) => because);
  return (
    <Drawer
      open
      onClose={onClose}
      anchor="right"
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 'min(420px, 100vw)', p: 2.5, gap: 1 } } }}
    >
      <Head>
        <Typography id={id} variant="h6" component="h2">
          {translate('palette.why')}
        </Typography>
        <IconButton onClick={onClose} aria-label={translate('ra.action.close')} edge="end">
          <Close />
        </IconButton>
      </Head>
      <Typography variant="body2" color="textSecondary">
        {translate(explains ? 'palette.whyHelp' : 'palette.whyPlain')}
      </Typography>
      {disabled.length > 0 && (
        <Section title={translate('palette.sections.now')}>
          {disabled.map(({ id: key, label, because = '' }) => (
            <Line key={key} state="disabled" label={label} reasons={[because]} />
          ))}
        </Section>
      )}
      {plan && (
        <Section title={nameOf(plan)}>
          {controls.map(({ id: key, use, action, because }) => (
            <Line key={key} state={because.length > 0 ? 'hidden' : 'shown'} label={labelOf(use, action)} reasons={because.map(reason)} />
          ))}
        </Section>
      )}
      {hidden.length > 0 && (
        <Section title={translate('palette.sections.menu')}>
          {hidden.map(({ plan: each, because }) => (
            <Line key={each.name} state="hidden" label={nameOf(each)} reasons={because.map(reason)} />
          ))}
        </Section>
      )}
    </Drawer>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 0.5 }}>
        {title}
      </Typography>
      <Lines>{children}</Lines>
    </section>
  );
}

const icons = { shown: CheckCircleOutlined, hidden: VisibilityOffOutlined, disabled: Block };

function Line({ state, label, reasons }: { state: keyof typeof icons; label: string; reasons: string[] }) {
  const translate = useTranslate();
  const Icon = icons[state];
  return (
    <li>
      <Icon fontSize="small" color={state === 'shown' ? 'success' : 'disabled'} titleAccess={translate(`palette.states.${state}`)} />
      <span>
        {label}
        {reasons.map((each) => (
          <small key={each}>{each}</small>
        ))}
      </span>
    </li>
  );
}

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

const Lines = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'flex', gap: theme.spacing(1.25), padding: theme.spacing(0.75, 0), alignItems: 'flex-start' },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.palette.text.secondary },
}));
