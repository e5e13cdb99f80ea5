import { screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { vi } from 'vitest';
import type { ActionDialogProps } from '../../../src/engine/screens/values/registry.ts';
import { openScreen } from '../../engine/screens/harness.tsx';
import { toolsPlan } from '../../engine/screens/toolsProvider.ts';

/** Opens a dialog by a button as an action does, over a platform that answers operations like this. */
export async function openDialog(
  Dialog: ComponentType<ActionDialogProps>,
  ask: (operation: string, variables: object) => unknown,
  name = 'Action',
) {
  const asked = vi.fn(async (operation: string, variables: object) => ask(operation, variables));
  const view = await openScreen({
    plan: toolsPlan,
    at: '/customers',
    element: <Opener Dialog={Dialog} />,
    dataProvider: { ask: asked },
  });
  const opener = screen.getByRole('button', { name: 'Open' });
  await view.user.click(opener);
  return { ...view, opener, asked, dialog: await screen.findByRole('dialog', { name }) };
}

function Opener({ Dialog }: { Dialog: ComponentType<ActionDialogProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && <Dialog title="Action" record={{ id: 'r1' }} onClose={() => setOpen(false)} />}
    </>
  );
}
