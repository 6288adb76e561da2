/** Calls `task` in an idle period; where the browser has none (Safari), in a task of its own. */
export const whenIdle = (task: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(task) : setTimeout(task)

/** Resolves in an idle period: between the parts of work that would block the page in one. */
export const idlePeriod = (): Promise<void> => new Promise((resolve) => void whenIdle(() => resolve()))
