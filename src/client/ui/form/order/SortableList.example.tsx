import { useState } from 'react'
import { Icon } from '../../components/icon/Icon.tsx'
import { freeLayout, image, lock, minimalMode, moon, music } from '../../icons/paths.ts'
import type { Example, Say } from '../../primitives.ts'
import { KeyRecorder } from '../keys/KeyRecorder.tsx'
import { Pane } from '../samples.tsx'
import { moveItem } from './model.ts'
import { SortableList } from './SortableList.tsx'

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
      onMove={(id, to) => setOrder(moveItem(order, order.indexOf(id), to))}
    />
  )
}

function Entries({ say }: { readonly say: Say }) {
  const [entries, setEntries] = useState([
    { id: 'wallpaper', label: say('更换壁纸', 'Change wallpaper'), on: true, key: 'Ctrl+D' },
    { id: 'add', label: say('添加图标', 'Add icon'), on: true, key: 'Ctrl+A' },
    { id: 'groups', label: say('精选分组', 'Featured groups'), on: false, key: 'Ctrl+Shift+G' },
  ])
  const change = (id: string, how: (entry: (typeof entries)[number]) => (typeof entries)[number]) =>
    setEntries(entries.map((entry) => (entry.id === id ? how(entry) : entry)))
  const taken = (key: string) => entries.some((entry) => entry.key === key)
  return (
    <SortableList
      label={say('右键菜单', 'Context menu')}
      items={entries.map(({ key, ...entry }) => ({
        ...entry,
        trailing: (
          <KeyRecorder
            label={entry.label}
            value={key}
            validate={(given) => (taken(given) ? say('快捷键已存在', 'That shortcut is taken') : undefined)}
            onChange={(given) => change(entry.id, (now) => ({ ...now, key: given }))}
          />
        ),
      }))}
      onToggle={(id) => change(id, (now) => ({ ...now, on: !now.on }))}
      onMove={(id, to) =>
        setEntries([
          ...moveItem(
            entries,
            entries.findIndex((entry) => entry.id === id),
            to,
          ),
        ])
      }
    />
  )
}

function Choice({ say }: { readonly say: Say }) {
  const [order, setOrder] = useState<readonly string[]>(['one', 'two', 'three'])
  const [current, setCurrent] = useState('one')
  const names: Readonly<Record<string, string>> = {
    one: say('上证指数', 'S&P 500'),
    two: say('恒生指数', 'Dow Jones'),
    three: say('纳斯达克', 'Nasdaq'),
  }
  return (
    <SortableList
      kind="choice"
      label={say('列表', 'List')}
      items={order.map((id) => ({ id, label: names[id] ?? id, on: id === current }))}
      onToggle={setCurrent}
      onMove={(id, to) => setOrder(moveItem(order, order.indexOf(id), to))}
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
  {
    name: 'with a control of each row',
    on: 'panel',
    draw: (say) => (
      <Pane>
        <Entries say={say} />
      </Pane>
    ),
  },
  {
    name: 'of choices',
    on: 'panel',
    draw: (say) => (
      <Pane>
        <Choice say={say} />
      </Pane>
    ),
  },
]
