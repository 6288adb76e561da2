import { Button } from '../../components/button/Button.tsx'
import type { Example } from '../../primitives.ts'
import { LoadingPlate } from './LoadingOverlay.tsx'
import { startLoading } from './loading.ts'

export const examples: readonly Example[] = [
  {
    name: 'plate 146',
    on: 'wall',
    draw: (say) => (
      <>
        <LoadingPlate text={say('加载中', 'Loading')} style="mark" />
        <LoadingPlate text={say('数据备份中…', 'Backing up…')} style="tiles" />
      </>
    ),
  },
  {
    name: 'over the page, at least half a second',
    on: 'panel',
    draw: (say) => <Button onClick={() => startLoading()()}>{say('显示', 'Show')}</Button>,
  },
]
