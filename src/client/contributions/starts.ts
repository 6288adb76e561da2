import type { Start } from '../core/contribute/start.ts'

/** Apart from the other contributions: tests that need only those load no page. */
const startFiles = import.meta.glob<readonly Start[]>(
  ['../{features/*,ui}/*/start.ts', '../startup/starts/*.ts', '!../startup/starts/*.test.ts'],
  { eager: true, import: 'default' },
)

/** Loaded in idle time, each on its own: one that cannot be stops no other. */
const widgetStartFiles = import.meta.glob<readonly Start[]>(['../widgets/*/start.ts', '!../widgets/blueprint/*'], {
  import: 'default',
})

const startOfWidget = (load: () => Promise<readonly Start[]>): Start => ({
  at: 'idle',
  run: async (context) => Promise.all((await load()).map(({ run }) => run(context))),
})

/** What begins by itself after the first frame, in no particular order. Starts of widgets are idle ones. */
export const collectStarts = (): readonly Start[] => [
  ...Object.values(startFiles).flat(),
  ...Object.values(widgetStartFiles).map(startOfWidget),
]
