import type { Example } from '../../primitives.ts'
import { Live, Pane } from '../samples.tsx'
import { Segmented } from './Segmented.tsx'
import { Select } from './Select.tsx'

export const examples: readonly Example[] = [
  {
    name: 'segments up to four, a menu for more',
    on: 'panel',
    draw: (say) => (
      <Pane>
        <Live
          initial="px"
          draw={(control) => (
            <Segmented
              {...control}
              label={say('最大宽度', 'Max width')}
              options={[
                { value: 'px', label: say('像素', 'Pixels') },
                { value: '%', label: say('百分比', 'Percent') },
              ]}
            />
          )}
        />
        <Live
          initial={2}
          draw={(control) => (
            <Segmented
              {...control}
              label={say('搜索框', 'Search box')}
              options={[
                { value: 2, label: say('常显', 'Always') },
                { value: 1, label: say('悬停', 'Hover') },
                { value: 0, label: say('隐藏', 'Hidden') },
              ]}
            />
          )}
        />
        <Live
          initial="slideY"
          draw={(control) => (
            <Select
              {...control}
              label={say('翻页动画', 'Page turn')}
              options={[
                { value: 'no', label: say('无', 'None') },
                { value: 'slideX', label: say('横向滑动', 'Slide horizontally') },
                { value: 'slideY', label: say('纵向滑动', 'Slide vertically') },
                { value: 'fade', label: say('淡入淡出', 'Fade') },
                { value: 'rotate', label: say('旋转', 'Rotate') },
              ]}
            />
          )}
        />
      </Pane>
    ),
  },
]
