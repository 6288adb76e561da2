import type { Example } from '../primitives.ts'
import { Advanced } from './Advanced.tsx'
import { Live, Pane } from './samples.tsx'
import { TextRow } from './TextRow.tsx'

export const examples: readonly Example[] = [
  {
    name: 'closed, open',
    on: 'panel',
    draw: (say) => (
      <Pane>
        {[false, true].map((open) => (
          <Advanced key={String(open)} open={open}>
            <Live initial="" draw={(control) => <TextRow {...control} label={say('CSS 圆角', 'CSS radius')} />} />
          </Advanced>
        ))}
      </Pane>
    ),
  },
]
