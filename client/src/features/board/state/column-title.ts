import type { Column } from '@canary/board/task';

/** @example columnTitle('todo'); // 'TODO' */
export const columnTitle = (column: Column) => column.toUpperCase();
