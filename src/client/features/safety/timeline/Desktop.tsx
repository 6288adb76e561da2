import { useMemo } from 'react'
import { DesktopPreview, lookOf } from '../../layout/desktop-preview/lazy.ts'
import type { Values } from '../differences/lazy.ts'
import { desktopOf } from './desktop-of.ts'
import styles from './VersionList.module.css'

/** Width by height. */
const ASPECT = 1.6

interface Props {
  /** Undefined until they are known. */
  readonly values: Values | undefined
  /** In px. */
  readonly width: number
  readonly group?: string | undefined
  /** What is read out in its place; without one it is decoration. */
  readonly label?: string | undefined
}

/** The desktop of documents as their own settings draw it; an empty frame where they have none. */
export function Desktop({ values, width, group, label }: Props) {
  const desktop = desktopOf(values)
  const look = useMemo(() => values && lookOf(values), [values])
  return desktop === undefined ? (
    <span className={styles.frame} style={{ width, height: width / ASPECT }} />
  ) : (
    <DesktopPreview home={desktop} width={width} group={group} label={label} look={look} />
  )
}
