import Desktop from '@mui/icons-material/DesktopWindowsOutlined';
import Phone from '@mui/icons-material/PhoneIphoneOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';

export type PreviewWidth = 'wide' | 'phone';

const widths = [
  { value: 'wide', Icon: Desktop },
  { value: 'phone', Icon: Phone },
] as const;

/** Shows a preview wide, or as on a phone. */
export function WidthToggle({ value, onChange }: { value: PreviewWidth; onChange: (width: PreviewWidth) => void }) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={translate('screens.previewWidth.label')}
      onChange={(_, next: PreviewWidth | null) => next && onChange(next)}
    >
      {widths.map((each) => (
        <ToggleButton key={each.value} value={each.value} sx={{ gap: 0.75, px: 1.25 }}>
          <each.Icon sx={{ fontSize: 18 }} />
          {translate(`screens.previewWidth.${each.value}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
