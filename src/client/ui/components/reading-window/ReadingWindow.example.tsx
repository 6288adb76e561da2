import type { Example, Say } from '../../primitives.ts'
import { ReadingWindow } from './ReadingWindow.tsx'

const picture = <div style={{ flex: 'none', width: 120, height: 120, background: 'var(--gk-fill-2)' }} />
const text = (say: Say) => <p>{say('十年磨一剑，霜刃未曾试。', 'A page to read.')}</p>

export const examples: readonly Example[] = [
  {
    name: 'one column',
    on: 'panel',
    draw: (say) => (
      <div style={{ width: 400, height: 100 }}>
        <ReadingWindow>{text(say)}</ReadingWindow>
      </div>
    ),
  },
  {
    name: 'two sides, in narrow windows one below the other',
    on: 'panel',
    draw: (say) => (
      <div style={{ width: 300, height: 220 }}>
        <ReadingWindow beside={picture}>{text(say)}</ReadingWindow>
      </div>
    ),
  },
]
