import type { Example } from '../../primitives.ts'
import { Live, Pane } from '../samples.tsx'
import { IndentedChoice } from './IndentedChoice.tsx'

export const examples: readonly Example[] = [
  {
    name: 'folders of a tree',
    on: 'panel',
    draw: (say) => (
      <Pane>
        <Live
          initial="b"
          draw={({ value, onChange }) => (
            <IndentedChoice
              legend={say('文件夹', 'Folder')}
              value={value}
              options={[
                { value: 'a', label: say('书签栏', 'Bookmarks bar'), depth: 0 },
                { value: 'b', label: say('开发', 'Development'), depth: 1 },
                { value: 'c', label: say('设计', 'Design'), depth: 1, note: say('书签栏', 'Bookmarks bar') },
              ]}
              onChange={onChange}
            />
          )}
        />
      </Pane>
    ),
  },
]
