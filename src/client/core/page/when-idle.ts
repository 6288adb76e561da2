/** Calls `task` in an idle period; where the browser has none (Safari), in a task of its own. */
export const whenIdle = (task: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(task) : setTimeout(task)
