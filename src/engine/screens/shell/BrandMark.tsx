import { singleParts } from '../values/registry.ts';

/** The registered logo, else the console's own. */
export function BrandMark({ size = 32 }: { size?: number }) {
  const { Brand } = singleParts();
  if (Brand) return <Brand />;
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <path d="M8 9.5A1.5 1.5 0 0 1 9.5 8H24l-6.4 6.4H8Z" fill="var(--on-accent)" />
      <path d="M8 17.6h9.6L24 24H9.5A1.5 1.5 0 0 1 8 22.5Z" fill="var(--on-accent)" fillOpacity=".62" />
    </svg>
  );
}
