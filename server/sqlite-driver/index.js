import { createRequire } from 'node:module';

// better-sqlite3 13 needs Node-API 10 (Node 22.14 and later) and would crash on Node 20; 12 crashes on Node 24.
const isModern = Number(process.versions.napi) >= 10;

/** better-sqlite3 itself, in the version that this Node can run. */
export default createRequire(import.meta.url)(isModern ? 'better-sqlite3-13' : 'better-sqlite3-12');
