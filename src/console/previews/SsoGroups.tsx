import { AccessPreview } from '../access/AccessPreview.tsx';
import type { PreviewProps } from '../../engine/screens/values/registry.ts';

export function SsoGroups({ values: { groupIds } }: PreviewProps) {
  return <AccessPreview operation="IDPPreviewSSOGroups" variables={{ filter: { enableSapia: true }, groupIds: groupIds ?? [] }} />;
}
