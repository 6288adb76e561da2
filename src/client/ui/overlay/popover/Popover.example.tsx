import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { IconButton } from '../../components/icon-button/IconButton.tsx'
import styles from '../../components/samples.module.css'
import { image, moon, music } from '../../icons/paths.ts'
import type { Example, Say } from '../../primitives.ts'

const Popover = lazy(() => import('./Popover.tsx').then(({ Popover }) => ({ default: Popover })))

function Sample({ say }: { readonly say: Say }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button ref={anchor} data-opens="popover" aria-expanded={open} onClick={() => setOpen(true)}>
        Popover
      </Button>
      <Suspense>
        <Popover label={say('弹幕样式', 'Style')} anchor={anchor} open={open} onClose={() => setOpen(false)}>
          <p className={styles.note}>{say('颜色与字号', 'Colour and size')}</p>
          <Button size="s">{say('确定', 'OK')}</Button>
        </Popover>
      </Suspense>
    </>
  )
}

export const examples: readonly Example[] = [
  { name: 'beside its button', on: 'panel', draw: (say) => <Sample say={say} /> },
  {
    name: 'tooltips: rest the pointer, or Tab',
    on: 'panel',
    draw: (say) => (
      <>
        <IconButton icon={moon} label={say('深色模式', 'Dark mode')} />
        <IconButton icon={music} label={say('播放音乐', 'Play music')} tooltipPlacement="bottom" />
        <IconButton icon={image} label={say('壁纸', 'Wallpaper')} tooltipPlacement="right" />
      </>
    ),
  },
]
