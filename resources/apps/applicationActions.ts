import type { Action } from '../../src/engine/compile/Declaration.ts';
import type { ContractNames } from '../../src/engine/plan/register.ts';

/** Their messages wait, and a change can be undone until they leave. */
export const held = { hold: 'hold', undo: 'CommonUndoHold', open: 'holds' } as const;

export const applicationActions = {
  progress: {
    operation: { name: 'AppsMoveApplication', args: { stageId: 'chosen', isManuallyProgressed: { value: true } } },
    notifies: { ...held, notify: 'notify' },
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
    notifies: { ...held, notify: 'notify', reason: 'reasonId' },
    on: 'selection',
    icon: 'PersonRemove',
    key: 'd',
  },
  updateStatus: {
    operation: { name: 'AppsUpdateApplicationStatus', args: { status: 'chosen', leaveOutHired: 'spared' } },
    notifies: held,
    on: 'selection',
    // Interview is set by rules and by the ATS alone (decisions §1).
    choose: {
      values: [
        'APPS_APPLICATION_NEW',
        'APPS_APPLICATION_LONGLISTED',
        'APPS_APPLICATION_SHORTLISTED',
        'APPS_APPLICATION_OFFERED',
        'APPS_APPLICATION_HIRED',
        'APPS_APPLICATION_WITHDRAWN',
      ],
    },
    icon: 'Label',
    key: 's',
  },
  resendInvite: {
    operation: 'AppsResendApplicationAssessmentLink',
    on: 'selection',
    tried: 'many',
    notifies: held,
    icon: 'ForwardToInbox',
    key: 'r',
  },
} satisfies Record<string, Action<ContractNames<'Application'>>>;
