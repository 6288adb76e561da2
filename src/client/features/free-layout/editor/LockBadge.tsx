import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { tileId, tileIdAround } from '../../../ui/dom.deferred.ts'
import { lock } from '../../../ui/icons/paths.ts'
import { cornersOf } from '../kernel/geometry.ts'
import { selectable } from '../kernel/selection.ts'
import type { Element } from '../layout.ts'
import styles from './LockBadge.module.css'

interface LockBadgeProps {
  readonly page: RefObject<HTMLElement | null>
  readonly elements: readonly Element[]
}

/** Says of the locked element under the pointer that it is, at its upper right corner. */
export function LockBadge({ page, elements }: LockBadgeProps) {
  const [hovered, setHovered] = useState('')
  const free = selectable(elements)
  useEffect(() => {
    // what cannot be selected cannot be moved either, and its cursor says so
    for (const place of page.current?.children ?? []) {
      const id = tileId(place)
      place.toggleAttribute('data-locked', id !== undefined && !free.has(id))
    }
  })
  useEffect(() => {
    // the tiles are drawn without asking what lies under the pointer
    const list = page.current
    if (list === null) return undefined
    const hover = ({ target }: Event) => setHovered(tileIdAround(target) ?? '')
    const leave = () => setHovered('')
    list.addEventListener('pointerover', hover)
    list.addEventListener('pointerleave', leave)
    return () => {
      list.removeEventListener('pointerover', hover)
      list.removeEventListener('pointerleave', leave)
    }
  }, [page])
  const element = free.has(hovered) ? undefined : elements.find(({ id }) => id === hovered)
  if (element === undefined) return null
  const corner = cornersOf(element).reduce((one, other) => (other.x - other.y > one.x - one.y ? other : one))
  return (
    <span
      className={styles['badge']}
      data-badge="lock"
      style={{ left: Math.round(corner.x), top: Math.round(corner.y) }}
    >
      <Icon path={lock} size={12} />
    </span>
  )
}
