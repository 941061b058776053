// As in main.tsx: the Content-Security-Policy forbids eval. Import this before the schemas.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
