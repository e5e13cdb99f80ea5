import { AccessPreview } from '../access/AccessPreview.tsx';
import type { PreviewProps } from '../../engine/screens/values/registry.ts';

/** What other default groups of Single Sign-On would give the accounts that are made from then on. */
export function SsoGroups({ values: { groupIds } }: PreviewProps) {
  return <AccessPreview operation="IDPPreviewSSOGroups" variables={{ filter: { enableSapia: true }, groupIds: groupIds ?? [] }} />;
}
