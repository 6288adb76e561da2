import { Button } from '../../components/button/Button.tsx'
import styles from '../../components/samples.module.css'
import {
  arrowOut,
  cloudUpload,
  edit,
  folder,
  freeLayout,
  grid,
  image,
  lock,
  plus,
  refresh,
  resize,
  settings,
  trash,
  window as windowIcon,
} from '../../icons/paths.ts'
import type { Example, Say } from '../../primitives.ts'
import type { MenuEntry } from './menu-entries.ts'
import { openMenu } from './menus.ts'
import { useContextMenu } from './use-context-menu.ts'

const home = (say: Say): readonly MenuEntry[] => [
  { id: 'refresh', label: say('刷新', 'Refresh'), icon: refresh, shortcut: 'Ctrl+R' },
  { id: 'wallpaper', label: say('更换壁纸', 'Change wallpaper'), icon: image, shortcut: 'Ctrl+D' },
  'divider',
  { id: 'add', label: say('添加图标', 'Add icon'), icon: plus, shortcut: 'Ctrl+A' },
  { id: 'folder', label: say('新建文件夹', 'New folder'), icon: folder, shortcut: 'Ctrl+P' },
  { id: 'free', label: say('自由布局', 'Free layout'), icon: freeLayout, shortcut: 'Ctrl+O', checked: true },
  'divider',
  { id: 'backup', label: say('立即备份', 'Back up now'), icon: cloudUpload, shortcut: 'Ctrl+B' },
  {
    id: 'groups',
    label: say('切换分组', 'Switch group'),
    icon: grid,
    items: [say('主页', 'Home'), say('开发', 'Code'), say('设计', 'Design')].map((label) => ({
      id: label,
      label,
      icon: folder,
    })),
  },
  'divider',
  { id: 'settings', label: say('设置', 'Settings'), icon: settings, shortcut: 'Ctrl+S' },
]

const sizes = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [2, 3],
  [2, 4],
] as const

const tile = (say: Say): readonly MenuEntry[] => [
  { id: 'open', label: say('打开', 'Open'), icon: windowIcon, shortcut: '↵' },
  { id: 'tab', label: say('新标签页打开', 'Open in a new tab'), icon: arrowOut },
  'divider',
  { id: 'edit', label: say('编辑组件', 'Edit'), icon: edit },
  {
    id: 'size',
    label: say('尺寸', 'Size'),
    icon: resize,
    grid: {
      heading: say('行 × 列', 'rows × columns'),
      cells: sizes.map(([rows, columns]) => ({
        id: `${rows}x${columns}`,
        label: `${rows}×${columns}`,
        size: { rows, columns },
        current: columns === 4,
      })),
    },
  },
  {
    id: 'move',
    label: say('移动到', 'Move to'),
    icon: folder,
    items: [
      { id: 'home', label: say('主页', 'Home') },
      { id: 'more', label: say('更多', 'More'), items: [{ id: 'deep', label: say('再深一层', 'One level deeper') }] },
    ],
  },
  { id: 'lock', label: say('锁定', 'Lock'), icon: lock, shortcut: 'Ctrl+L', disabled: true },
  'divider',
  { id: 'delete', label: say('删除', 'Delete'), icon: trash, shortcut: 'Del', danger: true },
]

function Area({ say }: { readonly say: Say }) {
  const menu = useContextMenu((place) => openMenu({ label: say('主页菜单', 'Home menu'), items: home(say), ...place }))
  return (
    <button type="button" className={styles.area} data-opens="menu" {...menu}>
      {say('主页的右键菜单', 'The home’s context menu')}
    </button>
  )
}

export const examples: readonly Example[] = [
  {
    name: 'right click here',
    on: 'wall',
    draw: (say) => <Area say={say} />,
  },
  {
    name: 'from a button: sub-menus, grid, danger',
    on: 'panel',
    draw: (say) => (
      <Button
        data-opens="tile-menu"
        onClick={({ currentTarget, detail }) =>
          openMenu({
            label: say('图标菜单', 'Icon menu'),
            items: tile(say),
            anchor: { current: currentTarget },
            focusFirst: detail === 0,
          })
        }
      >
        openMenu
      </Button>
    ),
  },
]
