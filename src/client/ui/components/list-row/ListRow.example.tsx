import { close, music } from '../../icons/paths.ts'
import type { Example } from '../../primitives.ts'
import { Icon } from '../icon/Icon.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { ListRow, ListRowButton, ListRowLink } from './ListRow.tsx'

export const examples: readonly Example[] = [
  {
    name: 'the one that is open, others and a link',
    on: 'panel',
    draw: (say) => (
      <ul style={{ width: 320 }}>
        <ListRow>
          <ListRowButton
            picture={<Icon path={music} size={24} />}
            label={say('茉莉花', 'Jasmine Flower')}
            note={say('江南民歌', 'Folk song')}
            end={<time>1:54</time>}
            aria-current="true"
          />
          <IconButton icon={close} label={say('移除', 'Remove')} />
        </ListRow>
        <ListRow>
          <ListRowButton
            picture={<Icon path={music} size={24} />}
            label={say('一个很长很长很长很长很长的名字', 'A name that is too long for its row')}
            note={say('江南民歌', 'Folk song')}
          />
          <IconButton icon={close} label={say('移除', 'Remove')} />
        </ListRow>
        <ListRow longPx={56}>
          <ListRowLink href="https://example.com/" label={say('例子', 'Example')} note="example.com" />
        </ListRow>
      </ul>
    ),
  },
]
