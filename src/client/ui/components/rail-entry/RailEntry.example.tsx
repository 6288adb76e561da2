import { calendar, inbox, plus } from '../../icons/paths.ts'
import type { Example } from '../../primitives.ts'
import { Icon } from '../icon/Icon.tsx'
import { RailEntry } from './RailEntry.tsx'

export const examples: readonly Example[] = [
  {
    name: 'the one that is shown, others and a button',
    on: 'panel',
    draw: (say) => (
      <div style={{ display: 'grid', gap: 2, width: 180 }}>
        <RailEntry icon={<Icon path={inbox} size={16} />} label={say('全部', 'All')} count={27} aria-current="true" />
        <RailEntry icon={<Icon path={calendar} size={16} />} label={say('今天', 'Today')} count={3} />
        <RailEntry
          icon={<Icon path={inbox} size={16} />}
          label={say('名字很长很长很长的一组', 'A group whose name is too long')}
          count={120}
        />
        <RailEntry icon={<Icon path={plus} size={16} />} label={say('新建分组', 'New group')} />
      </div>
    ),
  },
]
