import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plainIcon } from '../../../src/engine/app/frame/plainIcon.tsx';

const Dot = plainIcon(<circle r="4" />, 'Dot');

describe('an icon', () => {
  it('is a plain element in the sizes of the library, and hidden from readers of screens', () => {
    const { container } = render(
      <>
        <Dot />
        <Dot fontSize="small" className="own" />
      </>,
    );
    const [usual, small] = container.querySelectorAll('svg');
    expect(usual).toHaveAttribute('class', 'icon');
    expect(usual).toHaveAttribute('aria-hidden', 'true');
    expect(usual).toHaveAttribute('viewBox', '0 0 24 24');
    expect(small).toHaveAttribute('class', 'icon icon-small own');
  });

  it('is the library’s where it has a colour or a title of its own', () => {
    const { container, getByTitle } = render(<Dot color="primary" titleAccess="Full" />);
    expect(getByTitle('Full')).toBeInTheDocument();
    expect(container.querySelector('svg')).toHaveClass('MuiSvgIcon-colorPrimary');
  });
});
