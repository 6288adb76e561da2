import type { Example } from '../../primitives.ts'
import { Live, Pane } from '../samples.tsx'
import { TimeInput } from './TimeInput.tsx'

export const examples: readonly Example[] = [
  {
    name: 'a day and a minute',
    on: 'panel',
    draw: (say) => (
      <Pane>
        <Live
          initial="2026-11-28"
          draw={(control) => <TimeInput {...control} type="date" label={say('日期', 'Date')} />}
        />
        <Live initial="09:30" draw={(control) => <TimeInput {...control} type="time" label={say('时间', 'Time')} />} />
      </Pane>
    ),
  },
]
