import { close, lock, moon, refresh, search, trash } from '../../icons/paths.ts'
import type { Example } from '../../primitives.ts'
import { IconButton } from './IconButton.tsx'

export const examples: readonly Example[] = [
  {
    name: 'drawn 24 to 40, target 36 (44 coarse)',
    on: 'panel',
    draw: (say) => (
      <>
        <IconButton icon={close} label={say('关闭', 'Close')} size={24} iconSize={14} />
        <IconButton icon={refresh} label={say('刷新', 'Refresh')} />
        <IconButton icon={search} label={say('搜索', 'Search')} size={36} round />
        <IconButton icon={moon} label={say('深色模式', 'Dark mode')} size={40} iconSize={20} />
      </>
    ),
  },
  {
    name: 'pressed, danger, disabled',
    on: 'panel',
    draw: (say) => (
      <>
        <IconButton icon={lock} label={say('锁定', 'Lock')} pressed />
        <IconButton icon={lock} label={say('锁定', 'Lock')} pressed={false} />
        <IconButton icon={trash} label={say('删除', 'Delete')} danger />
        <IconButton icon={refresh} label={say('刷新', 'Refresh')} disabled />
      </>
    ),
  },
]
