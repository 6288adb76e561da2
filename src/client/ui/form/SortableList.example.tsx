import { useState } from 'react'
import { Icon } from '../Icon.tsx'
import { freeLayout, image, lock, minimalMode, moon, music } from '../icons/paths.ts'
import type { Example, Say } from '../primitives.ts'
import { moved } from './order/model.ts'
import { SortableList } from './SortableList.tsx'
import { Pane } from './samples.tsx'

function Tools({ say }: { readonly say: Say }) {
  const tools = {
    minimal: { label: say('极简模式', 'Minimal mode'), icon: minimalMode },
    dark: { label: say('深色模式', 'Dark mode'), icon: moon },
    free: { label: say('自由布局', 'Free layout'), icon: freeLayout },
    music: { label: say('播放音乐', 'Play music'), icon: music },
    lock: { label: say('锁定布局', 'Lock layout'), icon: lock },
    wallpaper: { label: say('随机壁纸', 'Random wallpaper'), icon: image },
  }
  const [order, setOrder] = useState<readonly string[]>(['minimal', 'dark', 'free', 'music'])
  const off = Object.keys(tools).filter((id) => !order.includes(id))
  const items = Object.entries(tools)
    .map(([id, { label, icon }]) => ({
      id,
      label,
      icon: <Icon path={icon} />,
      on: order.includes(id),
      movable: order.includes(id),
    }))
    .toSorted((one, other) => [...order, ...off].indexOf(one.id) - [...order, ...off].indexOf(other.id))
  return (
    <SortableList
      label={say('快捷栏', 'Toolbar')}
      items={items}
      onToggle={(id) => setOrder(order.includes(id) ? order.filter((one) => one !== id) : [...order, id])}
      onMove={(id, to) => setOrder(moved(order, order.indexOf(id), to))}
    />
  )
}

export const examples: readonly Example[] = [
  {
    name: 'drag, or Alt and an arrow; click turns on and off',
    on: 'panel',
    draw: (say) => (
      <Pane>
        <Tools say={say} />
      </Pane>
    ),
  },
]
