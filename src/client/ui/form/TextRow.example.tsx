import type { Example } from '../primitives.ts'
import { Live, Pane } from './samples.tsx'
import { TextRow } from './TextRow.tsx'

export const examples: readonly Example[] = [
  {
    name: 'a line of text',
    on: 'panel',
    draw: (say) => (
      <Pane>
        <Live
          initial=""
          draw={(control) => (
            <TextRow
              {...control}
              label={say('占位文字', 'Placeholder')}
              placeholder={say('搜索，或输入网址', 'Search or enter address')}
              hint={say('留空则跟随语言', 'Empty follows the language')}
              max={50}
            />
          )}
        />
      </Pane>
    ),
  },
]
