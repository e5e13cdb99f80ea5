import MenuItem from '@mui/material/MenuItem';
import { LabelledMenu } from '../widgets/LabelledMenu.tsx';
import type { ActionChoice } from './choices.ts';

interface Props {
  label: string;
  choices: readonly ActionChoice[];
  anchor: HTMLElement | undefined;
  onChoose: (choice: ActionChoice) => void;
  onClose: () => void;
}

export function ChooseMenu({ label, choices, anchor, onChoose, onClose }: Props) {
  return (
    <LabelledMenu
      open
      // From the palette, an action has no place of its own.
      {...(anchor?.isConnected
        ? { anchorEl: anchor }
        : { anchorReference: 'anchorPosition' as const, anchorPosition: { top: 120, left: 240 } })}
      onClose={onClose}
      label={label}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.id} onClick={() => onChoose(choice)}>
          {choice.label}
        </MenuItem>
      ))}
    </LabelledMenu>
  );
}
