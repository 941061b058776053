import './without-eval.ts';
import { expose } from 'comlink';
import { startFileImport } from './file-import.ts';

expose(startFileImport(location.origin));
