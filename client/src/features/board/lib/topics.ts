/** Who looks at what, so that a change wakes only those who show it. */
export interface Topics {
  /** Calls back when a topic has changed. Returns what stops that. */
  watch(topic: string, listener: () => void): () => void;
  /** Notes that a topic has changed; whoever watches is told with the next frame, or by `flush`. */
  touch(topic: string): void;
  touchAll(): void;
  /** Tells now what has changed: what somebody did themselves is to be seen at once. */
  flush(): void;
}

/** A page that isn't shown gets no frames. */
const latestMs = 250;

export function createTopics(): Topics {
  const watchers = new Map<string, Set<() => void>>();
  const touched = new Set<string>();
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = undefined;
    const listeners = new Set([...touched].flatMap((topic) => [...(watchers.get(topic) ?? [])]));
    touched.clear();
    for (const listener of listeners) listener();
  };
  const touch = (topic: string) => {
    if (!watchers.has(topic)) return;
    touched.add(topic);
    if (frame !== undefined) return;
    frame = requestAnimationFrame(flush);
    timer = setTimeout(flush, latestMs);
  };

  return {
    watch: (topic, listener) => {
      const listeners = watchers.get(topic) ?? new Set();
      watchers.set(topic, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && watchers.get(topic) === listeners) watchers.delete(topic);
      };
    },
    touch,
    touchAll: () => {
      for (const topic of watchers.keys()) touch(topic);
    },
    flush,
  };
}
