import { plus, trash } from '../../icons/paths.ts'
import type { Example } from '../../primitives.ts'
import { Button } from './Button.tsx'

export const examples: readonly Example[] = [
  {
    name: 'kinds',
    on: 'panel',
    draw: (say) => (
      <>
        <Button kind="primary">{say('主要', 'Primary')}</Button>
        <Button>{say('次要', 'Secondary')}</Button>
        <Button kind="text">{say('文字', 'Text')}</Button>
        <Button kind="danger">{say('全部删除', 'Delete all')}</Button>
        <Button kind="primary" disabled>
          {say('禁用', 'Disabled')}
        </Button>
      </>
    ),
  },
  {
    name: 'sizes 28 · 36 · 44',
    on: 'panel',
    draw: (say) => (
      <>
        <Button size="s">{say('稍后', 'Later')}</Button>
        <Button>{say('稍后', 'Later')}</Button>
        <Button size="l" kind="primary">
          {say('登录', 'Sign in')}
        </Button>
      </>
    ),
  },
  {
    name: 'with an icon, busy',
    on: 'panel',
    draw: (say) => (
      <>
        <Button kind="primary" icon={plus}>
          {say('添加', 'Add')}
        </Button>
        <Button icon={trash}>{say('移除', 'Remove')}</Button>
        <Button kind="primary" busy>
          {say('恢复', 'Restore')}
        </Button>
        <Button busy>{say('备份', 'Back up')}</Button>
      </>
    ),
  },
]
