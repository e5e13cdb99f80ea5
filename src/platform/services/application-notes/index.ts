import { getApplicationNotes } from './list.ts';
import { getMentionableUsers } from './mentionable.ts';
import { deleteApplicationNote, saveApplicationNote } from './write.ts';

export const operations = [getApplicationNotes, getMentionableUsers, saveApplicationNote, deleteApplicationNote];
