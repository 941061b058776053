import { readTableFile } from '@canary/tables/read-table';
import { expose } from 'comlink';

const tableReader = { read: readTableFile };

export type TableReader = typeof tableReader;

expose(tableReader);
