import { Button } from '../../components/button/Button.tsx'
import type { Example, Say } from '../../primitives.ts'
import { openOverlay } from '../overlay.ts'

const open = (say: Say) =>
  openOverlay(
    () => import('./NotePill.tsx'),
    ({ NotePill }, { open, close }) =>
      open ? (
        <NotePill text={say('按住图标拖动可以排序', 'Drag icons to sort them')}>
          <Button kind="text" size="s" onClick={close}>
            {say('知道了', 'Got it')}
          </Button>
        </NotePill>
      ) : null,
  )

export const examples: readonly Example[] = [
  { name: 'above the clock', on: 'panel', draw: (say) => <Button onClick={() => open(say)}>NotePill</Button> },
]
