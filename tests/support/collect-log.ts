/** Collects the log of a server that has `takeLog` as its option. */
export function collectLog() {
  const lines: string[] = [];
  const entries = () => lines.map((line) => JSON.parse(line));
  return {
    lines,
    takeLog: (line: string) => void lines.push(line),
    /** The audit lines since the last call, without the fields that every line has. */
    takeAudit: () => {
      const found = entries().filter(({ audit }) => audit !== undefined);
      lines.length = 0;
      return found.map(({ level, time, pid, hostname, msg, ...fields }) => fields);
    },
    failures: () => entries().filter(({ level }) => level >= 40),
  };
}
