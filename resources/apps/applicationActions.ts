import type { Action } from '../../src/engine/compile/Declaration.ts';
import type { ContractNames } from '../../src/engine/plan/register.ts';

export const applicationActions = {
  progress: {
    operation: { name: 'AppsMoveApplication', args: { stageId: 'chosen', isManuallyProgressed: { value: true } } },
    on: 'selection',
    choose: { after: 'stageId', rows: 'stages.name' },
    icon: 'ArrowForward',
    key: 'm',
  },
  decline: {
    operation: {
      name: 'AppsUpdateApplicationStatus',
      args: { status: { value: 'APPS_APPLICATION_DECLINED' }, leaveOutHired: 'spared' },
    },
    tried: 'effects',
    on: 'selection',
    icon: 'PersonOff',
    key: 'd',
  },
  updateStatus: {
    operation: { name: 'AppsUpdateApplicationStatus', args: { status: 'chosen', leaveOutHired: 'spared' } },
    tried: 'effects',
    on: 'selection',
    // Interview is set by rules and by the ATS alone (decisions §1).
    choose: {
      values: [
        'APPS_APPLICATION_NEW',
        'APPS_APPLICATION_LONGLISTED',
        'APPS_APPLICATION_SHORTLISTED',
        'APPS_APPLICATION_HIRED',
        'APPS_APPLICATION_DECLINED',
        'APPS_APPLICATION_OFFERED',
        'APPS_APPLICATION_WITHDRAWN',
      ],
    },
    icon: 'Label',
  },
  resendInvite: { operation: 'AppsResendApplicationAssessmentLink', on: 'selection', tried: 'many', icon: 'ForwardToInbox', key: 'r' },
} satisfies Record<string, Action<ContractNames<'Application'>>>;
