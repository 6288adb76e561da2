import type { Example } from '../../primitives.ts'
import { Tabs } from './Tabs.tsx'

export const examples: readonly Example[] = [
  {
    name: 'a few views of one thing',
    on: 'panel',
    draw: (say) => (
      <div>
        <Tabs
          id="example"
          label={say('添加', 'Add')}
          tabs={[
            { id: 'components', name: say('组件', 'Components') },
            { id: 'icons', name: say('图标', 'Icons') },
            { id: 'custom', name: say('自定义', 'Custom') },
          ]}
          current="icons"
          onChange={() => {}}
        />
        <div id="example-panel" role="tabpanel" aria-labelledby="example-icons" />
      </div>
    ),
  },
]
