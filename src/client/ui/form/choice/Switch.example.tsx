import type { Example } from '../../primitives.ts'
import { Live, Pane } from '../samples.tsx'
import { DistortSwitch } from './ConfirmedSwitch.tsx'
import { Switch } from './Switch.tsx'

export const examples: readonly Example[] = [
  {
    name: 'on, off, with a hint',
    on: 'panel',
    draw: (say) => (
      <Pane>
        <Live initial={true} draw={(control) => <Switch {...control} label={say('显示名称', 'Show names')} />} />
        <Live initial={false} draw={(control) => <Switch {...control} label={say('循环翻页', 'Loop pages')} />} />
        <Live
          initial={false}
          draw={(control) => (
            <DistortSwitch
              {...control}
              label={say('玻璃折射', 'Glass distortion')}
              hint={say('边缘像真玻璃一样弯曲，较耗性能', 'Bends the rim like real glass; costs some speed')}
            />
          )}
        />
      </Pane>
    ),
  },
]
