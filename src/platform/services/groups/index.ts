import { archiveGroup, archiveGroups, restoreGroups } from './archive.ts';
import { getGroup, getGroups } from './list.ts';
import { addGroupUsers, removeGroupUsers } from './members.ts';
import { previewGroupMembers } from './previewMembers.ts';
import { createGroup, updateGroup } from './write.ts';
import { groupTypes } from './relations.ts';

export const operations = [
  getGroups,
  getGroup,
  createGroup,
  updateGroup,
  archiveGroup,
  archiveGroups,
  restoreGroups,
  addGroupUsers,
  removeGroupUsers,
  previewGroupMembers,
];

export const types = { Group: groupTypes };
