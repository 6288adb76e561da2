import type { Example } from '../primitives.ts'
import { Live, Pane } from './samples.tsx'
import { TextAreaRow } from './TextAreaRow.tsx'

export const examples: readonly Example[] = [
  {
    name: 'several lines of text',
    on: 'panel',
    draw: (say) => (
      <Pane>
        <Live
          initial=""
          draw={(control) => (
            <TextAreaRow
              {...control}
              label={say('备注', 'Notes')}
              placeholder={say('补充说明、地点、链接……', 'Details, a place, a link …')}
              max={2000}
              rows={3}
            />
          )}
        />
      </Pane>
    ),
  },
]
