import type { CSSProperties } from 'react'
import { useLanguage } from '../../../core/text/i18n.ts'
import { timeFigures } from '../../look/clock/lazy.ts'
import styles from './DesktopPreview.module.css'
import { useLook } from './look.ts'

/** Groups in a sidebar beyond these are not drawn. */
const MOST_GROUPS = 9

interface Props {
  /** Of the screen. */
  readonly scale: number
}

/** Clock and search box of a sequential page, with the time at which they are drawn. */
export function PreviewHead({ scale }: Props) {
  const { isTime, time24 } = useLook('time')
  const { hours, minutes } = timeFigures(new Date(), time24, useLanguage())
  const style: CSSProperties = { '--scale': scale }
  return (
    <span className={styles.head} style={style}>
      {isTime ? <span className={styles.figures}>{`${hours}:${minutes}`}</span> : null}
      <span className={styles.search} />
    </span>
  )
}

/** The avatar and a dot for each group, the first of which is shown. */
export function PreviewSidebar({ groups, scale }: Props & { readonly groups: number }) {
  const { isSidebarAutoHide, isSidebarRight } = useLook('sidebar')
  if (isSidebarAutoHide) return null
  const style: CSSProperties = { '--scale': Math.max(1, scale) }
  return (
    <span className={styles.sidebar} style={style} data-right={isSidebarRight || undefined}>
      {Array.from({ length: Math.min(MOST_GROUPS, groups) + 1 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike
        <i key={at} />
      ))}
    </span>
  )
}
