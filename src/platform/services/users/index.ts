import { archiveUser, archiveUsers, restoreUsers } from './archive.ts';
import { importUsers } from './import.ts';
import { getUser, getUsers } from './list.ts';
import { createUser, updateUser } from './write.ts';
import { userTypes } from './relations.ts';

export const operations = [getUsers, getUser, createUser, updateUser, importUsers, archiveUser, archiveUsers, restoreUsers];

export const types = { User: userTypes };
