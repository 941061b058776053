/** What makes and checks files. One chunk, which is loaded when the user starts to type. */
export { createRenderingWorkers } from '#shared/code/rendering.ts';
export { undeliverable } from './export/undeliverable.ts';
export { addFile, lateVerdict, verdictInTime } from './scan-check/code-checker.ts';
