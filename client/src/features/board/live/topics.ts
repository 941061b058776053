/** The longest delay of a notification, in milliseconds, for hidden pages, which get no animation frames. */
const maxDelayMs = 250;

/** Listeners by topic. Changes are collected, and reported once per frame to the listeners of the changed topics. */
export function createTopics() {
  const listenersByTopic = new Map<string, Set<() => void>>();
  const touched = new Set<string>();
  /** Called at the start of the frame; it may touch topics. */
  let prepare: () => void = () => undefined;
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    prepare();
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = undefined;
    const listeners = new Set([...touched].flatMap((topic) => [...(listenersByTopic.get(topic) ?? [])]));
    touched.clear();
    for (const listener of listeners) listener();
  };
  const schedule = () => {
    if (frame !== undefined) return;
    frame = requestAnimationFrame(flush);
    timer = setTimeout(flush, maxDelayMs);
  };
  const touch = (topic: string) => {
    if (!listenersByTopic.has(topic)) return;
    touched.add(topic);
    schedule();
  };

  return {
    watch: (topic: string, listener: () => void) => {
      const listeners = listenersByTopic.get(topic) ?? new Set();
      listenersByTopic.set(topic, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && listenersByTopic.get(topic) === listeners) listenersByTopic.delete(topic);
      };
    },
    touch,
    touchAll: () => {
      for (const topic of listenersByTopic.keys()) touch(topic);
    },
    /** Calls back at the start of the next frame, before listeners are notified. */
    schedule: (work: () => void) => {
      prepare = work;
      schedule();
    },
    flush,
  };
}
