import type { Example } from '../../primitives.ts'
import { Live, Pane } from '../samples.tsx'
import { Chips } from './Chips.tsx'

export const examples: readonly Example[] = [
  {
    name: 'one chosen, in lines',
    on: 'panel',
    draw: (say) => (
      <Pane>
        <Live
          initial={1}
          draw={({ value, onChange }) => (
            <Chips
              legend={say('分类', 'Subject')}
              options={[
                { value: 1, label: say('学习教程', 'Learning') },
                { value: 2, label: say('软件工具', 'Software tools') },
                { value: 3, label: say('影音视听', 'Film and music') },
              ]}
              isChosen={(one) => one === value}
              onPress={onChange}
            />
          )}
        />
      </Pane>
    ),
  },
]
