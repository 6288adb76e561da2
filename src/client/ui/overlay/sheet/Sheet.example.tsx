import { lazy, Suspense, useState } from 'react'
import { Button } from '../../components/button/Button.tsx'
import type { Example, Say } from '../../primitives.ts'

const Sheet = lazy(() => import('./Sheet.tsx').then(({ Sheet }) => ({ default: Sheet })))

function Sample({ say, tall }: { readonly say: Say; readonly tall: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button data-opens={tall ? 'sheet-tall' : 'sheet'} onClick={() => setOpen(true)}>
        {tall ? 'tall' : 'as high as its content'}
      </Button>
      <Suspense>
        <Sheet open={open} onClose={() => setOpen(false)} title={say('图标', 'Icons')} tall={tall}>
          {say('向下拖动标题即可关闭。', 'Drag the title down to close it.')}
        </Sheet>
      </Suspense>
    </>
  )
}

export const examples: readonly Example[] = [
  {
    name: 'on small screens',
    on: 'panel',
    draw: (say) => (
      <>
        <Sample say={say} tall={false} />
        <Sample say={say} tall />
      </>
    ),
  },
]
