import { Button } from '../../components/button/Button.tsx'
import type { Example } from '../../primitives.ts'
import { ToastPill } from './ToastRegion.tsx'
import { showToast } from './toast.ts'

const still = { duration: Number.POSITIVE_INFINITY }
const none = () => {}

export const examples: readonly Example[] = [
  {
    name: 'kinds',
    on: 'wall',
    draw: (say) => (
      <>
        <ToastPill toast={{ ...still, id: 0, kind: 'success', text: say('备份成功', 'Backed up') }} />
        <ToastPill toast={{ ...still, id: 0, kind: 'info', text: say('已切换到自由布局', 'Free layout is on') }} />
        <ToastPill
          toast={{
            ...still,
            id: 0,
            kind: 'warning',
            text: say(
              '最多同时启用 3 个联想源，已停用最早的一个',
              'Three sources at most: the earliest was turned off',
            ),
          }}
        />
        <ToastPill
          toast={{
            ...still,
            id: 0,
            kind: 'error',
            text: say('同步时间失败！', 'Couldn’t sync'),
            action: { label: say('重试', 'Try again'), run: none },
          }}
        />
        <ToastPill
          toast={{
            ...still,
            id: 0,
            kind: 'success',
            text: say('已添加「天气」', '“Weather” added'),
            view: { label: say('查看', 'View'), run: none },
            action: { label: say('撤销', 'Undo'), run: none },
          }}
        />
        <ToastPill toast={{ id: 0, kind: 'progress', text: say('数据备份中…', 'Backing up…') }} />
      </>
    ),
  },
  {
    name: 'one at a time',
    on: 'panel',
    draw: (say) => (
      <>
        <Button onClick={() => showToast({ kind: 'success', text: say('复制成功！', 'Copied') })}>success</Button>
        <Button
          onClick={() =>
            showToast({
              kind: 'error',
              text: say('同步时间失败！', 'Couldn’t sync'),
              action: { label: say('重试', 'Try again'), run: none },
            })
          }
        >
          error
        </Button>
      </>
    ),
  },
]
