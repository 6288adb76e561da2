import type { Example } from '../../primitives.ts'
import { Live, Pane } from '../samples.tsx'
import { Slider } from './Slider.tsx'

export const examples: readonly Example[] = [
  {
    name: 'px, percent, times',
    on: 'panel',
    draw: (say) => (
      <Pane>
        <Live
          initial={58}
          draw={(control) => <Slider {...control} label={say('大小', 'Size')} min={40} max={120} unit="px" />}
        />
        <Live
          initial={100}
          draw={(control) => <Slider {...control} label={say('不透明度', 'Opacity')} min={0} max={100} unit="%" />}
        />
        <Live
          initial={0.6}
          draw={(control) => <Slider {...control} label={say('缩放', 'Scale')} min={0.1} max={3} step={0.1} unit="×" />}
        />
        <Live
          initial={400}
          draw={(control) => (
            <Slider
              {...control}
              label={say('翻页速度', 'Turning speed')}
              hint={say('200 快，400 适中，700 慢', '200 fast, 400 medium, 700 slow')}
              min={100}
              max={800}
              step={10}
              unit="ms"
            />
          )}
        />
      </Pane>
    ),
  },
]
