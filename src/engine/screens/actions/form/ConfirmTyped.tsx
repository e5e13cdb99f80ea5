import { useRef } from 'react';
import type { FormPlan } from '../../../plan/Plan.ts';
import { titleOf } from '../../../plan/titleOf.ts';
import { ConfirmSave } from '../../form/ConfirmSave.tsx';
import { useActionSend, type ActionFormProps } from './useActionSend.ts';

/** So that nobody does it by mistake (decisions §5). */
export function ConfirmTyped({ formPlan, onClose, ...props }: ActionFormProps & { formPlan: FormPlan; onClose: () => void }) {
  const { send, sending } = useActionSend({
    ...props,
    again: useRef<() => void>(null),
    onDone: (outcome) => {
      onClose();
      props.onDone?.(outcome);
    },
  });
  return (
    <ConfirmSave
      formPlan={formPlan}
      values={{ name: titleOf(props.plan, props.record) }}
      before={{}}
      sending={sending}
      onConfirm={(typed) => void send(typed).then((then) => then?.())}
      onClose={onClose}
    />
  );
}
