#!/usr/bin/env node
import { text } from 'node:stream/consumers';
import { run } from './run.ts';

const { stdin, stdout, stderr } = process;

process.exitCode = await run(process.argv.slice(2), {
  readInput: stdin.isTTY ? undefined : () => text(stdin),
  isTerminal: stdout.isTTY === true,
  write: (output) => void stdout.write(output),
  tell: (message) => void stderr.write(`${message}\n`),
});
